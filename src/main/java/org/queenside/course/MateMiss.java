package org.queenside.course;

import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;

/** The refutation of a move that was to mate. */
final class MateMiss {
  private MateMiss() {}

  static Verdict of(Piece piece, Move move, Position after) {
    if (after.isStalemate()) {
      return stalemate(move);
    }
    if (!after.isCheck()) {
      return Verdict.missed(Sketch.crossing(move.to()), "mate.no-check", piece, move.to());
    }
    Escape escape = Escape.plainest(after);
    return new Verdict.Missed(Say.coded("mate.escape", escape.how()), escape.sketch(), null);
  }

  /** Answers a move that stalemates by mistake, whatever the aim was: it ends the game. */
  static Verdict stalemate(Move move) {
    return new Verdict.Missed(
        Say.coded("mate.stalemate"), Sketch.crossing(move.to()), Misconception.STALEMATE_WINS);
  }
}
