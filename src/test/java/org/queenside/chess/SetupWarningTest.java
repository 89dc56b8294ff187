package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions that no game can reach, for reasons that a reader can follow. */
class SetupWarningTest {
  private static List<SetupWarning> warnings(String fen) {
    return Fen.read(fen).warnings();
  }

  private static SetupWarning check(Square king, Square... checkers) {
    return new SetupWarning.ImpossibleCheck(king, SquareSet.of(checkers));
  }

  @Test
  void twoKnightsNeverGiveCheckAtOnce() {
    assertEquals(
        List.of(check(Square.E8, Square.D6, Square.F6)), warnings("4k3/8/3N1N2/8/8/8/8/4K3 b - -"));
  }

  @Test
  void twoRooksOnOneLineWithTheKingBetweenNeverGiveCheckAtOnce() {
    assertEquals(
        List.of(check(Square.E5, Square.A5, Square.H5)), warnings("8/8/8/R3k2R/8/8/8/4K3 b - -"));
  }

  @Test
  void aPawnThatNeverMovedCannotGiveCheck() {
    assertEquals(List.of(check(Square.D3, Square.E2)), warnings("8/8/8/8/8/3k4/4P3/7K b - -"));
  }

  @Test
  void aRookWithACastlingRightCannotHaveMovedToGiveCheck() {
    // The rook on h1 attacks the king on g1 along the rank, and the king can't have moved into
    // check.
    assertEquals(List.of(check(Square.G1, Square.H1)), warnings("8/8/8/8/8/8/8/4K1kR b K -"));
  }

  @Test
  void afterADoubleStepOnlyThePawnOrALineItOpenedGivesCheck() {
    assertEquals(List.of(), warnings("8/8/8/3k4/4P3/8/8/4K3 b - e3"));
    assertEquals(List.of(check(Square.D5, Square.C3)), warnings("8/8/8/3k4/7P/2N5/8/4K3 b - h3"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // A discovered double check: the knight came from e-file squares between rook and king.
        "4k3/8/3N4/8/8/8/8/K3R3 b - -",
        // A rook that captured on its way to the king.
        "4k3/8/8/8/8/8/8/K3R3 b - -",
        // A pawn took on c8, became a knight and left the rook's rank.
        "2N5/R3k3/8/8/8/8/8/K7 b - -",
        // A pawn captured en passant, e5xd6: both pawns had blocked a line to the king.
        "8/8/3Pk3/8/8/1B6/8/K3R3 b - -",
        // Castling gives check.
        "5k2/8/8/8/8/8/8/5RK1 b - -",
        // Fool's mate.
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        // Legall's mate.
        "rn1q1bnr/ppp1kB1p/3p2p1/3NN3/4P3/8/PPPP1PPP/R1BbK2R b KQ - 2 7"
      })
  void aPossibleCheckHasNoWarning(String fen) {
    assertEquals(List.of(), warnings(fen));
  }

  @Test
  void twoUnmovedPawnsExcludeAThirdBesideThem() {
    // The pawns on a2 and b2 haven't moved, but the one on a3 must have come from one of them.
    assertEquals(
        List.of(new SetupWarning.UnreachablePawns(Color.WHITE)),
        warnings("4k3/8/8/8/8/P7/PP6/4K3 w - -"));
  }

  @Test
  void doubledPawnsRequireEnoughCaptures() {
    // Three pawns are on the a-file. Two came from other files with 1 + 2 captures, but Black lost
    // 1.
    assertEquals(
        List.of(new SetupWarning.TooManyPawnCaptures(Color.WHITE, 3, 1)),
        warnings("rnbqkbnr/ppppppp1/8/P7/P7/P7/8/4K3 w - -"));
    assertEquals(List.of(), warnings("rnbqkb2/ppppppp1/8/P7/P7/P7/8/4K3 w - -"));
  }

  @Test
  void blacksPawnsMoveTheOtherWay() {
    assertEquals(
        List.of(new SetupWarning.UnreachablePawns(Color.BLACK)),
        warnings("4k3/6pp/7p/8/8/8/8/4K3 w - -"));
  }

  @Test
  void anImpossiblePositionHasNoWarnings() {
    assertEquals(List.of(), warnings("4k3/8/8/8/8/P7/PP6/8 w - -"));
  }

  /** No position that a game can reach gets a warning. */
  @Test
  void noPositionOfAGameHasWarnings() {
    for (Position position : RandomGames.positions(5, 8_000)) {
      assertEquals(List.of(), warnings(Fen.write(position)), () -> Fen.write(position));
    }
  }
}
