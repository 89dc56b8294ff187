package org.queenside.course.ui;

import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Scene;

/**
 * A solution that the learner steps through.
 *
 * @param index the step on the screen, from 0
 */
record SolutionPlayback(AnswerOutcome.Shown solution, int index) {

  /** Returns the board after the step. */
  Scene scene() {
    return solution.scenes().get(index);
  }

  /** Returns the right answer of the step. */
  Answer answer() {
    return solution.answers().get(index);
  }

  int steps() {
    return solution.scenes().size();
  }

  boolean atEnd() {
    return index == steps() - 1;
  }

  SolutionPlayback next() {
    return new SolutionPlayback(solution, index + 1);
  }
}
