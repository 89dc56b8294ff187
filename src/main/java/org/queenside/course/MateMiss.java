package org.queenside.course;

import java.util.Comparator;
import java.util.Objects;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.SquareSet;

/** The refutation of a move that was to mate. */
final class MateMiss {
  private MateMiss() {}

  static Verdict of(Piece piece, Move move, Position after) {
    if (after.isStalemate()) {
      return new Verdict.Missed(
          Say.coded("mate.stalemate"), Sketch.crossing(move.to()), Misconception.STALEMATE_WINS);
    }
    if (!after.isCheck()) {
      return Verdict.missed(Sketch.crossing(move.to()), "mate.no-check", piece, move.to());
    }
    SquareSet checkers = after.checkers();
    Move way =
        after.legalMoves().stream()
            .min(Comparator.comparingInt(reply -> rank(after, checkers, reply)))
            .orElseThrow();
    Piece saver = Objects.requireNonNull(after.at(way.from()));
    Sketch sketch = Sketch.arrow(way.from(), way.to());
    if (saver.role() == Role.KING && !checkers.contains(way.to())) {
      return Verdict.missed(sketch, "mate.escape", way.to());
    }
    String key = checkers.contains(way.to()) ? "mate.capture" : "mate.block";
    return Verdict.missed(sketch, key, saver, way.from(), way.to());
  }

  /** The plainest refutation first: the king walks away, the checker is taken, something blocks. */
  private static int rank(Position after, SquareSet checkers, Move reply) {
    Piece saver = after.at(reply.from());
    if (saver != null && saver.role() == Role.KING) {
      return 0;
    }
    return checkers.contains(reply.to()) ? 1 : 2;
  }
}
