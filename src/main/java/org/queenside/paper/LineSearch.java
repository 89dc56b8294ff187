package org.queenside.paper;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.Notation;
import org.queenside.course.Outcome;
import org.queenside.course.run.Run;
import org.queenside.course.run.Step;

/** Finds every line of moves that does an exercise. */
final class LineSearch {

  /** More of them would fill the page and help nobody. */
  private static final int MOST = 24;

  private final List<String> lines = new ArrayList<>();
  private boolean complete = true;

  private LineSearch() {}

  static Key of(Exercise exercise, Position position) {
    var search = new LineSearch();
    Run run = Run.start(exercise);
    search.look(run, atLearnersTurn(position, run), "");
    return new Key.OneOf(search.lines, search.complete);
  }

  /** Returns the moves of one line as they are written. */
  static String written(Exercise exercise, Position start, List<Move> moves) {
    Run run = Run.start(exercise);
    Position position = atLearnersTurn(start, run);
    List<String> line = new ArrayList<>();
    for (Move move : moves) {
      line.add(Notation.SHORT.write(position, move));
      run = run.answer(new Answer.Play(move)).next();
      position = after(position, move, run);
    }
    return String.join(" ", line);
  }

  private void look(Run run, Position position, String line) {
    for (Move move : position.legalMoves()) {
      Step step = run.answer(new Answer.Play(move));
      boolean solved = step.outcome() instanceof Outcome.Solved;
      if (!solved && !(step.outcome() instanceof Outcome.Progressed)) {
        continue;
      }
      if (lines.size() == MOST) {
        complete = false;
        return;
      }
      String longer = (line + " " + Notation.SHORT.write(position, move)).strip();
      if (solved) {
        lines.add(longer);
      } else {
        look(step.next(), after(position, move, step.next()), longer);
      }
    }
  }

  /** The position in which the learner is to move again: after the replies, or after no reply. */
  private static Position after(Position before, Move move, Run next) {
    Position position = before.play(move);
    for (Move reply : next.scene().moves()) {
      position = position.play(reply);
    }
    return withTurn(position, next);
  }

  /** In a line the other side may begin. */
  private static Position atLearnersTurn(Position start, Run run) {
    Position position = start;
    for (Move reply : run.scene().moves()) {
      position = position.play(reply);
    }
    return withTurn(position, run);
  }

  private static Position withTurn(Position position, Run run) {
    Color turn = run.scene().turn();
    return turn == null || turn == position.turn() ? position : position.withTurn(turn);
  }
}
