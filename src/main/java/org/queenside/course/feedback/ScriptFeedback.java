package org.queenside.course.feedback;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Goal;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;

/** Explains why a legal move isn't the script's next move. */
public final class ScriptFeedback {
  private ScriptFeedback() {}

  /**
   * Answers a move that the author marked as a mistake by showing the reply that refutes it.
   *
   * @param line the mistake, then its refutation
   */
  public static AnswerOutcome refuted(Position before, List<PgnNode> line) {
    PgnNode mistake = line.getFirst();
    Position after = before.play(mistake.move());
    List<String> words = new ArrayList<>(mistake.comments());
    if (line.size() == 1) {
      return new AnswerOutcome.Wrong(
          Message.text(String.join(" ", words)),
          BoardHighlights.crossing(mistake.move().to()),
          after.isStalemate() ? Misconception.STALEMATE_WINS : null);
    }
    Move refutation = line.get(1).move();
    BoardHighlights highlights = BoardHighlights.arrow(refutation);
    words.addAll(line.get(1).comments());
    if (words.isEmpty()) {
      Piece piece = requireNonNull(after.at(refutation.from()));
      return AnswerOutcome.wrong(
          highlights, "script.refuted", piece, refutation.from(), refutation.to());
    }
    return new AnswerOutcome.Wrong(Message.text(String.join(" ", words)), highlights, null);
  }

  /** Answers a move that the script doesn't mention. */
  public static AnswerOutcome of(Position before, Move expected, Ruling.Legal legal) {
    Move move = legal.move();
    Piece piece = requireNonNull(before.at(move.from()));
    if (legal.after().isStalemate()) {
      return MateFeedback.stalemate(move, legal.after());
    }
    if (before.play(expected).isCheckmate()) {
      return GoalFeedback.of(new Goal.Mate(), before, move, legal.after());
    }
    Square to = move.to();
    return move.from() == expected.from()
        ? AnswerOutcome.wrong(BoardHighlights.crossing(to), "script.elsewhere", piece, to)
        : AnswerOutcome.wrong(BoardHighlights.crossing(to), "script.other-piece", piece, to);
  }
}
