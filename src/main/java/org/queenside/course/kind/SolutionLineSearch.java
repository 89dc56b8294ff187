package org.queenside.course.kind;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Notation;
import org.queenside.course.print.AnswerKey;

/** Finds every line of moves that solves an exercise. */
final class SolutionLineSearch {

  /** More lines would fill a page without helping. */
  private static final int MAX_LINES = 24;

  private final List<String> lines = new ArrayList<>();
  private boolean complete = true;

  private SolutionLineSearch() {}

  static AnswerKey of(Exercise exercise, Position position) {
    var search = new SolutionLineSearch();
    DryRun run = DryRun.of(exercise);
    search.search(run, afterReplies(position, run), "");
    return new AnswerKey.OneOf(search.lines, search.complete);
  }

  /** Writes the moves of the solution. */
  static String solution(Exercise exercise, Position start) {
    DryRun run = DryRun.of(exercise);
    Position position = afterReplies(start, run);
    List<String> line = new ArrayList<>();
    for (Move move : run.solutionMoves()) {
      line.add(Notation.SHORT.write(position, move));
      run = run.after(new Answer.Play(move));
      position = afterReplies(position.play(move), run);
    }
    return String.join(" ", line);
  }

  private void search(DryRun run, Position position, String line) {
    for (Move move : position.legalMoves()) {
      Answer.Try answer = new Answer.Play(move);
      if (!run.isRight(answer)) {
        continue;
      }
      if (lines.size() == MAX_LINES) {
        complete = false;
        return;
      }
      String extended = (line + " " + Notation.SHORT.write(position, move)).strip();
      DryRun next = run.after(answer);
      if (next.finished()) {
        lines.add(extended);
      } else {
        search(next, afterReplies(position.play(move), next), extended);
      }
    }
  }

  /** Returns the position in which the learner moves; the other side may have to move before. */
  private static Position afterReplies(Position start, DryRun run) {
    Position position = start;
    for (Move reply : run.scene().moves()) {
      position = position.play(reply);
    }
    Color turn = run.scene().turn();
    return turn == null || turn == position.turn() ? position : position.withTurn(turn);
  }
}
