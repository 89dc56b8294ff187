package org.queenside.puzzle.pattern;

import java.util.Objects;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** Mates along an edge of the board. */
final class MateOnEdge {
  private MateOnEdge() {}

  static boolean isByRookOrQueen(MateAnalysis mate) {
    return mate.checkerRole() == Role.ROOK || mate.checkerRole() == Role.QUEEN;
  }

  static boolean isBackRank(MateAnalysis mate) {
    return isByRookOrQueen(mate)
        && mate.isOnHomeRank()
        && mate.ranks(mate.checker()) == 0
        && mate.blocked().containsAll(inner(mate));
  }

  static boolean isByTwoRooks(MateAnalysis mate) {
    if (!isRookAlongEdge(mate)) {
      return false;
    }
    SquareSet inner = inner(mate);
    SquareSet line = innerLine(mate);
    SquareSet free = inner.minus(mate.blocked());
    return !free.isEmpty()
        && mate.winners(Role.ROOK).intersect(line).stream()
            .anyMatch(rook -> mate.guardedBy(rook).with(rook).containsAll(free));
  }

  static boolean isByRookAndKing(MateAnalysis mate) {
    if (!isRookAlongEdge(mate)) {
      return false;
    }
    SquareSet free = inner(mate).minus(mate.blocked());
    Square king = Objects.requireNonNull(mate.after().king(mate.winner()));
    return !free.isEmpty() && mate.guardedBy(king).containsAll(free);
  }

  private static boolean isRookAlongEdge(MateAnalysis mate) {
    return mate.checkerRole() == Role.ROOK
        && (mate.isOnEndRank() && mate.ranks(mate.checker()) == 0
            || mate.isOnSide() && mate.files(mate.checker()) == 0);
  }

  /** Returns the fields that are not on the edge along which the king is checked. */
  private static SquareSet inner(MateAnalysis mate) {
    return mate.fields().intersect(innerLine(mate));
  }

  /** Returns the rank or file beside the edge along which the king is checked. */
  private static SquareSet innerLine(MateAnalysis mate) {
    if (mate.ranks(mate.checker()) == 0) {
      return SquareSet.rank(mate.king().rank() == 0 ? 1 : 6);
    }
    return SquareSet.file(mate.king().file() == 0 ? 1 : 6);
  }
}
