package org.queenside.course.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.queenside.board.RulingsDocument;
import org.queenside.chess.RefusalReason;

/**
 * Every reason for a refusal shows a misconception, or the page about reports says why it doesn't.
 */
class RefusalMisconceptionTest {

  private static final Path PAGE = Path.of("docs", "reports.md");
  private static final Pattern LISTED = Pattern.compile("(?m)^\\| `([a-z-]+)` \\| [^|]{10,} \\|$");

  @Test
  void everyReasonShowsAMisconceptionOrIsListedWithTheReasonWhyNot() throws IOException {
    Set<String> showing = new TreeSet<>();
    Set<String> silent = new TreeSet<>();
    for (RulingsDocument.Row row : RulingsDocument.rows()) {
      boolean shows = MisconceptionClassifier.shownBy(row.ruling()) != null;
      (shows ? showing : silent).add(row.code());
    }
    silent.removeAll(showing);

    assertThat(listed()).isEqualTo(silent);
  }

  @Test
  void noKindOfReasonIsForgotten() {
    assertThat(kinds(RefusalReason.class))
        .isSubsetOf(
            RulingsDocument.rows().stream()
                .map(row -> row.ruling().reason().getClass())
                .collect(Collectors.toSet()));
  }

  private static Set<String> listed() throws IOException {
    String page = Files.readString(PAGE);
    int from = page.indexOf("why it shows none");
    return LISTED
        .matcher(page.substring(from, page.indexOf("\n\n", from)))
        .results()
        .map((MatchResult row) -> row.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<Class<?>> kinds(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(RefusalMisconceptionTest::kinds)
        : Stream.of(type);
  }
}
