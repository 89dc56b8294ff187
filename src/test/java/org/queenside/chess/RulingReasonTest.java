package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Every reason, caused by a position and an attempted move, for White and for Black. */
class RulingReasonTest {

  @ParameterizedTest(name = "{2} in {1}: {0}")
  @CsvFileSource(resources = "rulings.csv", delimiter = '|')
  void anAttemptIsRefusedForTheseReasonsInThisOrder(String reasons, String fen, String tried) {
    assertEquals(reasons, codes(fen, tried));
    assertEquals(
        reasons, codes(MirroredPosition.fen(fen), MirroredPosition.text(tried)), "mirrored");
  }

  private static String codes(String fen, String tried) {
    return codes(
        Ruling.of(
            Position.lessonFromFen(fen), AttemptedMoveParser.of(tried), RulingContext.UNKNOWN));
  }

  static String codes(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Legal legal -> "legal";
      case Ruling.Illegal illegal ->
          String.join(" ", illegal.reasons().stream().map(RefusalReason::code).toList());
    };
  }
}
