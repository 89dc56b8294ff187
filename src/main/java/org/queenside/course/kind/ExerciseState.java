package org.queenside.course.kind;

import java.util.List;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Scene;

/** How far a learner has come in an exercise, without the counts of tries and hints. */
public interface ExerciseState {

  /** Returns what an answer does to this state. */
  Verdict judge(Answer.Try answer);

  /** Returns whether the exercise is done. */
  boolean complete();

  /** Returns whether more moves were made than the author allows for all stars. */
  default boolean overPar() {
    return false;
  }

  /**
   * Returns whether the learner took more moves than the author expects, so that the author's
   * praise may not be true of them.
   */
  default boolean tookLonger() {
    return overPar();
  }

  /** Returns what to show. */
  Scene scene();

  /**
   * Returns right answers that finish the exercise from here. Empty if it is done, or if no
   * solution was found.
   */
  List<Answer.Try> solution();

  /** Returns whether the last hint can show squares. Cheap, even if {@link #pointer()} isn't. */
  default boolean canPoint() {
    return !complete();
  }

  /** Returns what the last hint shows: the squares of a right answer, or nothing. */
  default BoardHighlights pointer() {
    return BoardHighlights.NONE;
  }
}
