package org.queenside.engine;

import org.queenside.chess.Attacks;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** How safe a king is while queens and rooks are on the board. */
final class KingSafety {
  private static final int SHELTER = 10;
  private static final int OPEN_FILE = -15;
  private static final int STRONGEST_ATTACK = 250;

  private KingSafety() {}

  /** The squares around a side's king; empty if it has none. */
  static SquareSet ring(Position position, Color color) {
    Square king = position.king(color);
    return king == null
        ? SquareSet.EMPTY
        : Attacks.of(Piece.of(color, Role.KING), king, SquareSet.EMPTY).with(king);
  }

  /** How dangerous a piece's attack on a square of the ring is. */
  static int weight(Role role) {
    return switch (role) {
      case QUEEN -> 5;
      case ROOK -> 3;
      case BISHOP, KNIGHT -> 2;
      case PAWN, KING -> 0;
    };
  }

  /** Returns the value of attacks with the given total weight; it grows faster than the weight. */
  static int attack(int weights) {
    return Math.min(weights * weights / 4, STRONGEST_ATTACK);
  }

  /**
   * Returns the value of pawns close in front of the king, minus that of files near it without its
   * own pawns.
   */
  static int shelter(Position position, Color color) {
    Square king = position.king(color);
    if (king == null) {
      return 0;
    }
    SquareSet pawns = position.pieces(Piece.of(color, Role.PAWN));
    SquareSet front = PawnStructure.front(king, color);
    int score = SHELTER * near(king, color).intersect(front).intersect(pawns).size();
    for (int file = Math.max(0, king.file() - 1); file <= Math.min(7, king.file() + 1); file++) {
      if (!pawns.intersects(SquareSet.file(file))) {
        score += OPEN_FILE;
      }
    }
    return score;
  }

  /** The two ranks in front of the king. */
  private static SquareSet near(Square king, Color color) {
    int step = color == Color.WHITE ? 1 : -1;
    SquareSet ranks = SquareSet.EMPTY;
    for (int rank = king.rank() + step, n = 0; n < 2 && rank >= 0 && rank < 8; n++, rank += step) {
      ranks = ranks.union(SquareSet.rank(rank));
    }
    return ranks;
  }
}
