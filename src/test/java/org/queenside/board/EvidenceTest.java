package org.queenside.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.chess.Arrow;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

class EvidenceTest {

  @Test
  void attackersOfTheCrossedSquareAreFramedWithAnArrow() {
    Evidence evidence = of("4k3/8/8/8/6b1/8/8/R3K3 w Q -", "e1c1");
    assertEquals(
        new Evidence(
            List.of(new Arrow(Square.G4, Square.D1)),
            SquareSet.of(Square.G4),
            SquareSet.of(Square.D1),
            SquareSet.EMPTY,
            List.of(),
            new GhostPiece(Square.C1, Piece.WHITE_KING)),
        evidence);
  }

  @Test
  void castlingOntoTheRookDrawsTheKingOnItsTarget() {
    Evidence evidence = of("4k3/8/8/8/6b1/8/8/R3K3 w Q -", "e1a1");
    assertEquals(new GhostPiece(Square.C1, Piece.WHITE_KING), evidence.ghost());
  }

  @Test
  void aPinIsALineFromKingToPinner() {
    Evidence evidence = of("8/8/8/8/4b3/5R2/6K1/k7 w - -", "f3f8");
    assertEquals(List.of(Square.G2, Square.F3, Square.E4), evidence.line());
    assertEquals(SquareSet.of(Square.E4), evidence.framed());
    assertEquals(new GhostPiece(Square.F8, Piece.WHITE_ROOK), evidence.ghost());
  }

  @Test
  void theSquareInTheWayIsBlocked() {
    Evidence evidence = of("8/8/8/8/p7/8/8/R7 w - -", "a1a8");
    assertEquals(SquareSet.of(Square.A4), evidence.blocked());
  }

  @Test
  void everyAttackerOfTheKingHasAnArrow() {
    Evidence evidence = of("4r3/8/8/8/8/5n2/1Q6/4K3 w - -", "b2b3");
    assertEquals(
        List.of(new Arrow(Square.F3, Square.E1), new Arrow(Square.E8, Square.E1)),
        evidence.arrows());
    assertEquals(SquareSet.EMPTY, evidence.crossed());
  }

  @Test
  void theRightSquareOfAnEnPassantCaptureIsShown() {
    Evidence evidence = of("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "e5d5");
    assertEquals(new GhostPiece(Square.D6, Piece.WHITE_PAWN), evidence.ghost());
    assertEquals(SquareSet.of(Square.D5), evidence.crossed());
  }

  static Stream<Position> positions() {
    return RulingTextTest.positions();
  }

  @ParameterizedTest
  @MethodSource("positions")
  void everyRefusalDrawsAConsistentPicture(Position position) {
    for (Square from : position.occupied()) {
      for (Square to : Square.values()) {
        if (Ruling.of(position, Move.of(from, to)) instanceof Ruling.Illegal illegal) {
          isDrawable(position, Evidence.of(illegal));
        }
      }
    }
  }

  private static void isDrawable(Position position, Evidence evidence) {
    for (Arrow arrow : evidence.arrows()) {
      assertTrue(evidence.framed().contains(arrow.from()), "an arrow starts at a framed square");
      assertTrue(position.at(arrow.from()) != null, "an arrow starts at a piece");
    }
    evidence.blocked().forEach(square -> assertTrue(position.at(square) != null));
    if (evidence.ghost() != null) {
      assertNull(position.at(evidence.ghost().square()), "a ghost is on an empty square");
    }
  }

  private static Evidence of(String fen, String move) {
    Ruling ruling = Ruling.of(Position.lessonFromFen(fen), Move.parseUci(move));
    return Evidence.of((Ruling.Illegal) ruling);
  }
}
