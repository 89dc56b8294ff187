package org.queenside.engine;

import java.util.Objects;
import org.queenside.chess.Attacks;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * What a move wins or loses through captures on its target square alone. Each side recaptures with
 * its least valuable piece as long as that pays. Pins and checks are ignored.
 */
public final class StaticExchangeEvaluation {
  private static final Role[] CHEAPEST_FIRST = {
    Role.PAWN, Role.KNIGHT, Role.BISHOP, Role.ROOK, Role.QUEEN, Role.KING
  };

  private StaticExchangeEvaluation() {}

  /** Returns the balance of a legal move for the side that makes it, in hundredths of a pawn. */
  public static int of(Position position, Move move) {
    Role mover = Objects.requireNonNull(position.at(move.from())).role();
    Role onSquare = Objects.requireNonNullElse(move.promotion(), mover);
    SquareSet occupied = position.occupied().without(move.from()).with(move.to());
    return MaterialGain.of(position, move)
        - recapture(position, move.to(), occupied, position.turn().opposite(), onSquare);
  }

  /** Returns the most that a side wins by taking on a square; 0 if it is better not to take. */
  private static int recapture(
      Position position, Square square, SquareSet occupied, Color side, Role onSquare) {
    for (Role role : CHEAPEST_FIRST) {
      SquareSet attackers = attackers(position, square, occupied, Piece.of(side, role));
      if (!attackers.isEmpty()) {
        SquareSet left = occupied.without(attackers.first());
        int answer = recapture(position, square, left, side.opposite(), role);
        return Math.max(0, ExchangeValue.of(onSquare) - answer);
      }
    }
    return 0;
  }

  /**
   * The pieces of one kind that attack the square, including through squares emptied by earlier
   * captures.
   */
  private static SquareSet attackers(
      Position position, Square square, SquareSet occupied, Piece piece) {
    // A piece attacks the square from where the same piece of the other side would be attacked.
    Piece reversed = Piece.of(piece.color().opposite(), piece.role());
    return Attacks.of(reversed, square, occupied)
        .intersect(position.pieces(piece))
        .intersect(occupied);
  }
}
