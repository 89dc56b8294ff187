package org.queenside.course;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** The refutation of a move that was to mate. */
final class MateMiss {
  private MateMiss() {}

  static Verdict of(Piece piece, Move move, Position after) {
    if (after.isStalemate()) {
      return stalemate(move);
    }
    if (!after.isCheck()) {
      Square king = after.king(after.turn());
      Sketch sketch =
          new Sketch(
              List.of(),
              king == null ? SquareSet.EMPTY : SquareSet.of(king),
              SquareSet.of(move.to()));
      return Verdict.missed(sketch, "mate.no-check", piece, move.to());
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
