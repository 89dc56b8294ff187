package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** "Dead" must be proven: no game that ends in mate may contain a position called dead. */
class DeadPositionSoundnessTest {
  private static final int LONGEST = 120;

  /** Every mate has a mirror image with the mated king on one of these squares. */
  private static final SquareSet MIRROR_TRIANGLE =
      SquareSet.of(
          Square.A1, Square.B1, Square.C1, Square.D1, Square.B2, Square.C2, Square.D2, Square.C3,
          Square.D3, Square.D4);

  @ParameterizedTest
  @ValueSource(strings = {"", "B", "b", "Bb", "N", "Nb", "R", "Q", "BN", "P", "Pp", "Rr", "PB"})
  void noGameThatEndsInMateContainsADeadPosition(String pieces) {
    Random random = new Random(pieces.hashCode() + 7L);
    for (int i = 0; i < 200; i++) {
      checkAgainstPlayout(randomWalls(random, pieces), random);
    }
  }

  private static void checkAgainstPlayout(Position start, Random random) {
    List<Position> game = new ArrayList<>();
    Position position = start;
    while (game.size() < LONGEST && position.hasLegalMove()) {
      game.add(position);
      List<Move> mates = position.matesInOne();
      List<Move> moves = mates.isEmpty() ? position.legalMoves() : mates;
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    if (position.isCheckmate()) {
      Color winner = position.turn().opposite();
      for (Position earlier : game) {
        assertTrue(DeadPosition.canMate(earlier, winner), earlier::toString);
      }
    }
  }

  /**
   * Returns kings and the given pieces placed randomly among pairs of pawns that block each other.
   * Neighbouring pairs are one rank apart, because otherwise they could capture each other at once.
   */
  private static Position randomWalls(Random random, String pieces) {
    while (true) {
      Map<Square, Piece> board = new EnumMap<>(Square.class);
      int rank = 2 + random.nextInt(3);
      boolean gap = true;
      for (int file = 0; file < 8; file++) {
        gap = !gap && random.nextInt(3) == 0 || random.nextInt(20) == 0;
        if (!gap) {
          rank = Math.clamp(rank + (random.nextBoolean() ? 1 : -1), 1, 5);
          board.put(Square.of(file, rank), Piece.WHITE_PAWN);
          board.put(Square.of(file, rank + 1), Piece.BLACK_PAWN);
        }
      }
      for (char letter : ("Kk" + pieces).toCharArray()) {
        board.putIfAbsent(Square.at(random.nextInt(64)), Piece.fromLetter(letter));
      }
      Color turn = random.nextBoolean() ? Color.WHITE : Color.BLACK;
      Setup setup = new Setup(Board.of(board), turn, CastlingRights.NONE, null, 0, 1);
      if (setup.position() instanceof PositionResult.Valid(Position position)) {
        return position;
      }
    }
  }

  @Test
  void enoughPawnWallsAreDeadToTestTheProof() {
    Random random = new Random(5);
    int dead = 0;
    for (int i = 0; i < 300; i++) {
      dead += DeadPosition.isDead(randomWalls(random, "")) ? 1 : 0;
    }
    assertTrue(dead > 15, "only " + dead);
  }

  /** Asserts that White has no mate against a bare king with these pieces, wherever they are. */
  @ParameterizedTest
  @ValueSource(strings = {"Nq", "Br", "Bq", "Bb"})
  void insufficientMaterialHasNoMate(String pieces) {
    Piece white = Objects.requireNonNull(Piece.fromLetter(pieces.charAt(0)));
    Piece black = Objects.requireNonNull(Piece.fromLetter(pieces.charAt(1)));
    for (Square king : MIRROR_TRIANGLE) {
      for (Square attacker : Attacks.of(white, king, SquareSet.EMPTY)) {
        for (Square helper : SquareSet.of(king, attacker).complement()) {
          for (Square other : SquareSet.of(king, attacker, helper).complement()) {
            Board board =
                Board.EMPTY
                    .with(king, Piece.BLACK_KING)
                    .with(attacker, white)
                    .with(helper, black)
                    .with(other, Piece.WHITE_KING);
            assertNoMateIfTooLittle(new Position(board, 0, 0, 1));
          }
        }
      }
    }
  }

  private static void assertNoMateIfTooLittle(Position blackToMove) {
    boolean possible = blackToMove.withTurn(Color.WHITE).checkers().isEmpty();
    if (possible && !MatingMaterial.suffices(blackToMove, Color.WHITE)) {
      assertFalse(blackToMove.isCheckmate(), blackToMove::toString);
    }
  }
}
