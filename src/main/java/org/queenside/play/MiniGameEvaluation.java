package org.queenside.play;

import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.PieceValue;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** What a mini-game is worth where a search ends, in hundredths of a pawn. */
final class MiniGameEvaluation {
  private static final int PAWN = 100;
  private static final int STAR = 300;
  private static final int STEP = 60;

  private MiniGameEvaluation() {}

  /** Returns the worth to the side to move. */
  static int of(MiniGameState match) {
    return of(match, match.turn()) - of(match, match.turn().opposite());
  }

  private static int of(MiniGameState match, Color color) {
    int worth = match.stars(color) * STAR;
    for (Role role : Role.values()) {
      worth += PAWN * PieceValue.of(role) * match.count(color, role);
    }
    return worth
        + switch (match.game()) {
          case PAWN_GAME, QUEEN_AGAINST_PAWNS -> pawns(match, color);
          case SAFE_PATH_KING -> path(match, color);
          case CAPTURE_ALL -> mobility(match, color);
          case KNIGHT_RACE -> -nearestStar(match, color);
        };
  }

  /** Pawns far on are worth more, and those that no enemy pawn can stop much more. */
  private static int pawns(MiniGameState match, Color color) {
    SquareSet pawns = match.position().pieces(Piece.of(color, Role.PAWN));
    SquareSet enemies = match.position().pieces(Piece.of(color.opposite(), Role.PAWN));
    int worth = 0;
    for (Square pawn : pawns) {
      int steps = 7 - Math.abs(MiniGameState.lastRank(color) - pawn.rank());
      boolean free = !enemies.intersects(before(pawn, color));
      worth += steps * steps * (free ? 8 : 2);
    }
    return worth;
  }

  /** The squares before a pawn on its file and the two beside it. */
  private static SquareSet before(Square pawn, Color color) {
    SquareSet files = SquareSet.EMPTY;
    for (int file = Math.max(0, pawn.file() - 1); file <= Math.min(7, pawn.file() + 1); file++) {
      files = files.union(SquareSet.file(file));
    }
    int rank = pawn.rank();
    long ahead = color == Color.WHITE ? -1L << 8 * rank << 8 : (1L << 8 * rank) - 1;
    return files.intersect(new SquareSet(ahead));
  }

  private static int path(MiniGameState match, Color color) {
    Square king = match.position().king(color);
    return king == null ? 0 : -STEP * Math.abs(MiniGameState.lastRank(color) - king.rank());
  }

  private static int mobility(MiniGameState match, Color color) {
    int squares = 0;
    for (Square from : match.position().pieces(color)) {
      squares += match.position().attacks(from).minus(match.position().pieces(color)).size();
    }
    return 3 * squares;
  }

  private static int nearestStar(MiniGameState match, Color color) {
    int nearest = 14;
    for (Square from : match.position().pieces(color)) {
      for (Square star : match.stars()) {
        nearest =
            Math.min(
                nearest, Math.abs(star.file() - from.file()) + Math.abs(star.rank() - from.rank()));
      }
    }
    return nearest;
  }
}
