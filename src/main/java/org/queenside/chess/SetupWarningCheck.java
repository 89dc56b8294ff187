package org.queenside.chess;

import java.util.ArrayList;
import java.util.List;

/** Finds reasons why no game can lead to a position. */
final class SetupWarningCheck {
  private static final int MAX_PIECES = 16;

  private SetupWarningCheck() {}

  static List<SetupWarning> of(Setup setup, Position position) {
    List<SetupWarning> warnings = new ArrayList<>(0);
    Square king = position.king(position.turn());
    if (position.isCheck() && king != null && !Retraction.canHaveGivenCheck(setup, king)) {
      warnings.add(new SetupWarning.ImpossibleCheck(king, position.checkers()));
    }
    for (Color color : Color.values()) {
      int captures = PawnCaptureCount.captures(position.pieces(Piece.of(color, Role.PAWN)), color);
      int lost = MAX_PIECES - position.pieces(color.opposite()).size();
      if (captures >= PawnCaptureCount.IMPOSSIBLE) {
        warnings.add(new SetupWarning.UnreachablePawns(color));
      } else if (captures > lost) {
        warnings.add(new SetupWarning.TooManyPawnCaptures(color, captures, lost));
      }
    }
    return warnings;
  }
}
