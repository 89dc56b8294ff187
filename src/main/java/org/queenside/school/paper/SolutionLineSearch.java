package org.queenside.school.paper;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Notation;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

/** Finds every line of moves that solves an exercise. */
final class SolutionLineSearch {

  /** More lines would fill the page without helping. */
  private static final int MAX_LINES = 24;

  private final List<String> lines = new ArrayList<>();
  private boolean complete = true;

  private SolutionLineSearch() {}

  static AnswerKey of(Exercise exercise, Position position) {
    var search = new SolutionLineSearch();
    ExerciseRun run = ExerciseRun.start(exercise);
    search.search(run, atLearnersTurn(position, run), "");
    return new AnswerKey.OneOf(search.lines, search.complete);
  }

  /** Writes the moves of one line. */
  static String written(Exercise exercise, Position start, List<Move> moves) {
    ExerciseRun run = ExerciseRun.start(exercise);
    Position position = atLearnersTurn(start, run);
    List<String> line = new ArrayList<>();
    for (Move move : moves) {
      line.add(Notation.SHORT.write(position, move));
      run = run.answer(new Answer.Play(move)).next();
      position = after(position, move, run);
    }
    return String.join(" ", line);
  }

  private void search(ExerciseRun run, Position position, String line) {
    for (Move move : position.legalMoves()) {
      AnswerResult step = run.answer(new Answer.Play(move));
      boolean solved = step.outcome() instanceof AnswerOutcome.Solved;
      if (!solved && !(step.outcome() instanceof AnswerOutcome.Progressed)) {
        continue;
      }
      if (lines.size() == MAX_LINES) {
        complete = false;
        return;
      }
      String extended = (line + " " + Notation.SHORT.write(position, move)).strip();
      if (solved) {
        lines.add(extended);
      } else {
        search(step.next(), after(position, move, step.next()), extended);
      }
    }
  }

  /** Returns the position in which the learner moves again, after any replies. */
  private static Position after(Position before, Move move, ExerciseRun next) {
    Position position = before.play(move);
    for (Move reply : next.scene().moves()) {
      position = position.play(reply);
    }
    return withTurn(position, next);
  }

  /** Returns the first position in which the learner moves; the other side may begin. */
  private static Position atLearnersTurn(Position start, ExerciseRun run) {
    Position position = start;
    for (Move reply : run.scene().moves()) {
      position = position.play(reply);
    }
    return withTurn(position, run);
  }

  private static Position withTurn(Position position, ExerciseRun run) {
    Color turn = run.scene().turn();
    return turn == null || turn == position.turn() ? position : position.withTurn(turn);
  }
}
