package org.queenside.trick;

import java.util.Objects;
import org.queenside.chess.Attacks;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * How much a forbidden move looks like a legal one: one square too far, or one piece in the way. A
 * move that breaks a rule too openly isn't worth finding.
 */
final class TrickPlausibility {

  /** A capture gives a reason to make the move. */
  private static final int CAPTURE = 2;

  private static final int USUAL = 3;

  private TrickPlausibility() {}

  /** Returns how plausible the move is; 0 if it isn't. */
  static int of(Position position, AttemptedMove tried, TrickKind kind) {
    int shape = shape(position, tried, kind);
    return shape == 0 || position.at(tried.to()) == null ? shape : shape + CAPTURE;
  }

  private static int shape(Position position, AttemptedMove tried, TrickKind kind) {
    Square from = tried.from();
    Square to = tried.to();
    return switch (kind) {
      case ROOK_MOVE, BISHOP_MOVE, QUEEN_MOVE ->
          isLineFree(position, from, to) && isNearItsWay(position, from, to) ? USUAL : 0;
      case KNIGHT_MOVE -> knight(from, to);
      case KING_MOVE -> from.distance(to) == 2 && isLineFree(position, from, to) ? USUAL : 0;
      case PAWN_MOVE -> pawn(position, from, to);
      case JUMP -> Math.max(0, 5 - 2 * inTheWay(position, from, to).size());
      case TAKES_OWN_PIECE -> 1;
      // Elsewhere nobody would take it for a capture en passant.
      case EN_PASSANT -> from.rank() == (position.turn() == Color.WHITE ? 4 : 3) ? USUAL : 0;
      case PAWN_BACKWARDS ->
          from.file() == to.file() && from.distance(to) == 1 && position.at(to) == null ? USUAL : 0;
      default -> USUAL;
    };
  }

  /** A piece in the way would be another reason for a child, though not for the rules. */
  private static boolean isLineFree(Position position, Square from, Square to) {
    return inTheWay(position, from, to).isEmpty();
  }

  private static SquareSet inTheWay(Position position, Square from, Square to) {
    return Attacks.between(from, to).intersect(position.occupied());
  }

  /** Returns whether it ends beside a square that the piece could reach. */
  private static boolean isNearItsWay(Position position, Square from, Square to) {
    return position.attacks(from).stream()
        .anyMatch(reached -> position.at(reached) == null && reached.distance(to) == 1);
  }

  private static int knight(Square from, Square to) {
    int files = Math.abs(from.file() - to.file());
    int ranks = Math.abs(from.rank() - to.rank());
    if (files + ranks == 4 && files > 0 && ranks > 0) {
      return USUAL;
    }
    return files + ranks == 2 && from.distance(to) == 2 ? 1 : 0;
  }

  private static int pawn(Position position, Square from, Square to) {
    Color color = Objects.requireNonNull(position.at(from)).color();
    boolean atStart = Math.abs(from.rank() - color.homeRank()) == 1;
    if (position.at(to) != null || !isLineFree(position, from, to)) {
      return 0;
    }
    if (from.rank() == to.rank()) {
      return from.distance(to) == 1 ? 1 : 0;
    }
    return from.file() == to.file() && atStart && from.distance(to) == 3 ? USUAL : 0;
  }
}
