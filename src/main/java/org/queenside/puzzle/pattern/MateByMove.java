package org.queenside.puzzle.pattern;

import org.queenside.chess.CastlingSide;
import org.queenside.chess.Move;
import org.queenside.chess.Role;

/** Mates named after the move or the piece that gives check. */
final class MateByMove {
  private MateByMove() {}

  static boolean castles(MateAnalysis mate) {
    return CastlingSide.of(mate.before().at(mate.move().from()), mate.move()) != null;
  }

  static boolean capturesEnPassant(MateAnalysis mate) {
    return mate.mover() == Role.PAWN && mate.move().to() == mate.before().enPassant();
  }

  static boolean mustUnderpromote(MateAnalysis mate) {
    Move move = mate.move();
    return promotes(mate)
        && move.promotion() != Role.QUEEN
        && !mate.before().play(Move.of(move.from(), move.to(), Role.QUEEN)).isCheckmate();
  }

  static boolean promotes(MateAnalysis mate) {
    return mate.move().promotion() != null;
  }

  static boolean checksTwice(MateAnalysis mate) {
    return mate.checkers().size() == 2;
  }

  static boolean discovers(MateAnalysis mate) {
    return !mate.checkers().contains(mate.move().to());
  }

  static boolean smothers(MateAnalysis mate) {
    return mate.checkerRole() == Role.KNIGHT && mate.free().isEmpty();
  }

  static boolean isByPawn(MateAnalysis mate) {
    return mate.checkerRole() == Role.PAWN;
  }
}
