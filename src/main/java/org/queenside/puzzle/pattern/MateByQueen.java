package org.queenside.puzzle.pattern;

import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** Mates in which a queen gives check near the king. */
final class MateByQueen {
  private MateByQueen() {}

  static boolean isEpaulette(MateAnalysis mate) {
    if (mate.checkerRole() != Role.QUEEN || mate.isInCorner()) {
      return false;
    }
    int files = mate.files(mate.checker());
    int ranks = mate.ranks(mate.checker());
    if (mate.isOnEndRank() && files == 0 && Math.abs(ranks) == 2) {
      return mate.blocked().size() == 2 && mate.isBlocked(1, 0) && mate.isBlocked(-1, 0);
    }
    if (mate.isOnSide() && ranks == 0 && Math.abs(files) == 2) {
      return mate.blocked().size() == 2 && mate.isBlocked(0, 1) && mate.isBlocked(0, -1);
    }
    return false;
  }

  static boolean isSwallowsTail(MateAnalysis mate) {
    if (!isBesideKing(mate) || !mate.isBesideKingInLine(mate.checker())) {
      return false;
    }
    int files = mate.files(mate.checker());
    int ranks = mate.ranks(mate.checker());
    return files == 0
        ? mate.isBlocked(1, -ranks) && mate.isBlocked(-1, -ranks)
        : mate.isBlocked(-files, 1) && mate.isBlocked(-files, -1);
  }

  static boolean isDovetail(MateAnalysis mate) {
    if (!isBesideKing(mate) || mate.isBesideKingInLine(mate.checker())) {
      return false;
    }
    Square queen = mate.checker();
    return mate.isBlocked(-mate.files(queen), 0) && mate.isBlocked(0, -mate.ranks(queen));
  }

  static boolean isBesideKing(MateAnalysis mate) {
    return mate.checkerRole() == Role.QUEEN && mate.isBesideKing(mate.checker());
  }
}
