package org.queenside.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.chess.RefusalReason;

/** Checks that the page about rulings is correct and complete. */
class RulingsDocumentTest {

  static List<RulingsDocument.Row> rows() {
    return RulingsDocument.rows();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void reasonsAndSentencesMatchThePage(RulingsDocument.Row row) {
    assertEquals(row.code(), row.ruling().reason().code());
    assertEquals(row.sentence(), RulingText.of(row.ruling(), Locale.ENGLISH).replace("**", ""));
  }

  @Test
  void everyKindOfReasonIsOnThePage() {
    Set<Class<?>> shown =
        rows().stream().map(row -> row.ruling().reason().getClass()).collect(Collectors.toSet());
    assertEquals(kinds(RefusalReason.class).collect(Collectors.toSet()), shown);
  }

  private static Stream<Class<?>> kinds(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(RulingsDocumentTest::kinds)
        : Stream.of(type);
  }

  @Test
  void everyReasonCodeIsOnThePage() {
    Set<String> codes = new HashSet<>();
    for (RulingsDocument.Row row : rows()) {
      row.ruling().reasons().forEach(reason -> codes.add(reason.code()));
    }
    Set<String> listed = rows().stream().map(RulingsDocument.Row::code).collect(Collectors.toSet());
    assertEquals(listed, codes);
  }
}
