package org.queenside.board;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.RefusalReason;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.Termination;
import org.queenside.chess.TurnReason;

class RulingTextTest {
  private static final int LONGEST = 140;

  static Stream<Position> positions() {
    return RulingsDocument.rows().stream().map(row -> row.ruling().position()).distinct();
  }

  @ParameterizedTest
  @MethodSource("positions")
  void everyReasonForAnyAttemptIsAWholeSentence(Position position) {
    for (Square from : position.occupied()) {
      for (Square to : Square.values()) {
        if (Ruling.of(position, Move.of(from, to)) instanceof Ruling.Illegal illegal) {
          illegal.reasons().forEach(reason -> isWholeSentence(position, reason));
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyEndingIsAWholeSentence(Termination ending) {
    isWholeSentence(Position.START, new TurnReason.GameOver(ending));
  }

  private static void isWholeSentence(Position position, RefusalReason reason) {
    String sentence = RulingText.of(position, reason, Locale.ENGLISH);
    String plain = sentence.replace("**", "");
    assertAll(
        sentence,
        () -> assertTrue(Character.isUpperCase(sentence.charAt(0)), "starts with a capital letter"),
        () -> assertTrue(sentence.endsWith("."), "ends with a full stop"),
        () -> assertFalse(sentence.matches(".*[{}].*|.*null.*|.*  .*"), "has no gaps"),
        () -> assertTrue(plain.length() <= LONGEST, "is short"));
  }

  @Test
  void namesOfSquaresAreMarked() {
    Position position = Position.lessonFromFen("8/8/8/8/4b3/5R2/6K1/k7 w - -");
    assertEquals(
        "The rook on **f3** can’t leave the **g2**–**e4** diagonal because it shields your king"
            + " from the bishop on **e4**.",
        RulingText.of(refused(position, "f3a3"), Locale.ENGLISH));
  }

  @Test
  void theDefaultLocaleDoesNotMatter() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.of("ar"));
      assertEquals(
          "The king can’t cross **d1** because the bishop on **g4** attacks it.",
          RulingText.of(
              refused(Position.fromFen("4k3/8/8/8/6b1/8/8/R3K3 w Q -"), "e1c1"), Locale.ENGLISH));
    } finally {
      Locale.setDefault(before);
    }
  }

  private static Ruling.Illegal refused(Position position, String move) {
    return (Ruling.Illegal) Ruling.of(position, Move.parseUci(move));
  }
}
