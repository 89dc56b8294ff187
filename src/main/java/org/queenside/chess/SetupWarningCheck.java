package org.queenside.chess;

import java.util.ArrayList;
import java.util.List;

/** Finds what speaks against a position having come about in a game. */
final class SetupWarningCheck {
  private static final int ALL_MEN = 16;

  private SetupWarningCheck() {}

  static List<SetupWarning> of(Setup setup, Position position) {
    List<SetupWarning> doubts = new ArrayList<>(0);
    Square king = position.king(position.turn());
    if (position.isCheck() && king != null && !Retraction.canHaveGivenCheck(setup, king)) {
      doubts.add(new SetupWarning.ImpossibleCheck(king, position.checkers()));
    }
    for (Color color : Color.values()) {
      int captures = PawnCaptureCount.captures(position.pieces(Piece.of(color, Role.PAWN)), color);
      int lost = ALL_MEN - position.pieces(color.opposite()).size();
      if (captures >= PawnCaptureCount.IMPOSSIBLE) {
        doubts.add(new SetupWarning.UnreachablePawns(color));
      } else if (captures > lost) {
        doubts.add(new SetupWarning.TooManyPawnCaptures(color, captures, lost));
      }
    }
    return doubts;
  }
}
