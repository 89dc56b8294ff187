package org.queenside.play;

import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.PieceValue;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** Evaluates a mini-game at the end of the search, in hundredths of a pawn. */
final class MiniGameEvaluation {
  private static final int PAWN = 100;
  private static final int STAR = 300;
  private static final int STEP = 60;

  private MiniGameEvaluation() {}

  /** Returns the score for the side to move. */
  static int of(MiniGameState state) {
    return of(state, state.turn()) - of(state, state.turn().opposite());
  }

  private static int of(MiniGameState state, Color color) {
    int score = state.stars(color) * STAR;
    for (Role role : Role.values()) {
      score += PAWN * PieceValue.of(role) * state.count(color, role);
    }
    return score
        + switch (state.game()) {
          case PAWN_GAME,
              QUEEN_AGAINST_PAWNS,
              ROOK_AGAINST_PAWNS,
              BISHOPS_AGAINST_PAWNS,
              LITTLE_WAR ->
              pawns(state, color);
          case SAFE_PATH_KING -> path(state, color);
          case CAPTURE_ALL -> mobility(state, color);
          case KNIGHT_RACE -> -nearestStar(state, color);
        };
  }

  /** Advanced pawns are worth more, and passed pawns much more. */
  private static int pawns(MiniGameState state, Color color) {
    SquareSet pawns = state.position().pieces(Piece.of(color, Role.PAWN));
    SquareSet enemies = state.position().pieces(Piece.of(color.opposite(), Role.PAWN));
    int score = 0;
    for (Square pawn : pawns) {
      int steps = 7 - Math.abs(MiniGameState.lastRank(color) - pawn.rank());
      boolean passed = !enemies.intersects(ahead(pawn, color));
      score += steps * steps * (passed ? 8 : 2);
    }
    return score;
  }

  /** The squares in front of a pawn, on its file and the files next to it. */
  private static SquareSet ahead(Square pawn, Color color) {
    SquareSet files = SquareSet.EMPTY;
    for (int file = Math.max(0, pawn.file() - 1); file <= Math.min(7, pawn.file() + 1); file++) {
      files = files.union(SquareSet.file(file));
    }
    int rank = pawn.rank();
    long bits = color == Color.WHITE ? -1L << 8 * rank << 8 : (1L << 8 * rank) - 1;
    return files.intersect(new SquareSet(bits));
  }

  private static int path(MiniGameState state, Color color) {
    Square king = state.position().king(color);
    return king == null ? 0 : -STEP * Math.abs(MiniGameState.lastRank(color) - king.rank());
  }

  private static int mobility(MiniGameState state, Color color) {
    int squares = 0;
    for (Square from : state.position().pieces(color)) {
      squares += state.position().attacks(from).minus(state.position().pieces(color)).size();
    }
    return 3 * squares;
  }

  private static int nearestStar(MiniGameState state, Color color) {
    int nearest = 14;
    for (Square from : state.position().pieces(color)) {
      for (Square star : state.stars()) {
        nearest =
            Math.min(
                nearest, Math.abs(star.file() - from.file()) + Math.abs(star.rank() - from.rank()));
      }
    }
    return nearest;
  }
}
