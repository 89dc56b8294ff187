package org.queenside.course.run;

import java.util.List;
import org.queenside.course.kind.ExerciseKinds;
import org.queenside.course.kind.ExerciseState;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;

/** At most three hints: the author's, then one that shows squares on the board. */
final class Hints {
  private static final int MOST = 3;

  private Hints() {}

  static int count(Exercise exercise, ExerciseState state) {
    int written = exercise.info().hints().size();
    return written < MOST && state.canPoint() ? written + 1 : written;
  }

  /**
   * Returns a hint. The last one shows the squares, even if the author wrote it.
   *
   * @param number from 1 to {@code of}
   * @param begun whether some steps are done; then the squares belong to the next step, but the
   *     author's hint is about the first
   */
  static AnswerOutcome give(
      int number, int of, Exercise exercise, ExerciseState state, boolean begun) {
    List<String> written = exercise.info().hints();
    BoardHighlights highlights = number == of ? state.pointer() : BoardHighlights.NONE;
    boolean outdated = begun && !highlights.equals(BoardHighlights.NONE);
    Message text =
        number <= written.size() && !outdated
            ? Message.text(written.get(number - 1))
            : Message.coded(ExerciseKinds.of(exercise).hintKey(exercise));
    return new AnswerOutcome.HintGiven(number, of, text, highlights);
  }
}
