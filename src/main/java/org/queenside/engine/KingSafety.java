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

  /** How dangerous each attacked square of the ring is. */
  static int weight(Role role) {
    return switch (role) {
      case QUEEN -> 5;
      case ROOK -> 3;
      case BISHOP, KNIGHT -> 2;
      case PAWN, KING -> 0;
    };
  }

  /** Returns what attacks with a sum of weights are worth; several together are worth far more. */
  static int attack(int weights) {
    return Math.min(weights * weights / 4, STRONGEST_ATTACK);
  }

  /** Pawns close in front of the king protect it; a file without own pawns beside it doesn't. */
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
