package org.queenside.course.run;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.course.Goal;
import org.queenside.course.Misconception;
import org.queenside.course.Say;
import org.queenside.course.Sketch;

/** Why a legal move is not the one a script goes on with. */
final class ScriptMiss {
  private ScriptMiss() {}

  /**
   * Answers a move that the author marked as a mistake with the reply that refutes it.
   *
   * @param line the mistake, then its refutation
   */
  static Verdict refuted(Position before, List<PgnNode> line) {
    PgnNode mistake = line.getFirst();
    Position after = before.play(mistake.move());
    List<String> words = new ArrayList<>(mistake.comments());
    if (line.size() == 1) {
      return new Verdict.Missed(
          Say.words(String.join(" ", words)),
          Sketch.crossing(mistake.move().to()),
          after.isStalemate() ? Misconception.STALEMATE_WINS : null);
    }
    PgnNode refutation = line.get(1);
    Square from = refutation.move().from();
    Square to = refutation.move().to();
    words.addAll(refutation.comments());
    if (words.isEmpty()) {
      Piece piece = requireNonNull(after.at(from));
      return Verdict.missed(Sketch.arrow(from, to), "script.refuted", piece, from, to);
    }
    return new Verdict.Missed(Say.words(String.join(" ", words)), Sketch.arrow(from, to), null);
  }

  /** Answers a move that the author did not foresee. */
  static Verdict of(Position before, Move expected, Ruling.Legal legal) {
    Move move = legal.move();
    Piece piece = requireNonNull(before.at(move.from()));
    if (legal.after().isStalemate()) {
      return MateMiss.stalemate(move, legal.after());
    }
    if (before.play(expected).isCheckmate()) {
      return GoalMiss.of(new Goal.Mate(), before, move, legal.after());
    }
    Square to = move.to();
    return move.from() == expected.from()
        ? Verdict.missed(Sketch.crossing(to), "script.elsewhere", piece, to)
        : Verdict.missed(Sketch.crossing(to), "script.other-piece", piece, to);
  }
}
