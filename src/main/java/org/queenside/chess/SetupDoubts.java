package org.queenside.chess;

import java.util.ArrayList;
import java.util.List;

/** Finds what speaks against a position having come about in a game. */
final class SetupDoubts {
  private static final int ALL_MEN = 16;

  private SetupDoubts() {}

  static List<SetupDoubt> of(Setup setup, Position position) {
    List<SetupDoubt> doubts = new ArrayList<>(0);
    Square king = position.king(position.turn());
    if (position.isCheck() && king != null && !LastMove.canHaveGivenCheck(setup, king)) {
      doubts.add(new SetupDoubt.ImpossibleCheck(king, position.checkers()));
    }
    for (Color color : Color.values()) {
      int captures = PawnTrail.captures(position.pieces(Piece.of(color, Role.PAWN)), color);
      int lost = ALL_MEN - position.pieces(color.opposite()).size();
      if (captures >= PawnTrail.IMPOSSIBLE) {
        doubts.add(new SetupDoubt.UnreachablePawns(color));
      } else if (captures > lost) {
        doubts.add(new SetupDoubt.TooManyPawnCaptures(color, captures, lost));
      }
    }
    return doubts;
  }
}
