package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Every reason, each provoked by a position and a try, as White and as Black. */
class RulingReasonTest {

  @ParameterizedTest(name = "{2} in {1}: {0}")
  @CsvFileSource(resources = "rulings.csv", delimiter = '|')
  void aTryIsRefusedForTheseReasonsInThisOrder(String reasons, String fen, String tried) {
    assertEquals(reasons, codes(fen, tried));
    assertEquals(
        reasons,
        codes(MirroredPosition.fen(fen), MirroredPosition.text(tried)),
        "with colours changed");
  }

  private static String codes(String fen, String tried) {
    return codes(
        Ruling.of(Position.lessonFromFen(fen), AttemptedMoves.of(tried), RulingContext.UNKNOWN));
  }

  static String codes(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Legal legal -> "legal";
      case Ruling.Illegal illegal ->
          String.join(" ", illegal.reasons().stream().map(RefusalReason::code).toList());
    };
  }
}
