package org.queenside.course.run;

import java.util.List;
import org.queenside.course.kind.ExerciseState;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;

/** The ladder of hints: the author's, then one that shows the squares, three in all. */
final class Hints {
  private static final int LADDER = 3;

  private Hints() {}

  static int count(Exercise exercise, ExerciseState stage) {
    int written = exercise.info().hints().size();
    return written < LADDER && stage.canPoint() ? written + 1 : written;
  }

  /**
   * Returns a hint. The last one shows the squares, whoever wrote it.
   *
   * @param number from 1 to {@code of}
   */
  static AnswerOutcome give(int number, int of, Exercise exercise, ExerciseState stage) {
    List<String> written = exercise.info().hints();
    BoardHighlights sketch = number == of ? stage.pointer() : BoardHighlights.NONE;
    Message text =
        number <= written.size()
            ? Message.text(written.get(number - 1))
            : Message.coded(key(exercise));
    return new AnswerOutcome.HintGiven(number, of, text, sketch);
  }

  private static String key(Exercise exercise) {
    return switch (exercise) {
      case Exercise.SoloTask _,
          Exercise.ReachGoal _,
          Exercise.FindAll _,
          Exercise.Script _,
          Exercise.MateLoneKing _,
          Exercise.WinMiniGame _,
          Exercise.GameExercise _,
          Exercise.TryForbidden _ ->
          "hint.move";
      case Exercise.MateOrNot mate -> mate.position().isCheckmate() ? "hint.mate" : "hint.way-out";
      case Exercise.NameSquares _ -> "hint.name";
      case Exercise.Read _,
          Exercise.FindSquares _,
          Exercise.MarkSquares _,
          Exercise.SetUp _,
          Exercise.FindFault _,
          Exercise.TurnBoard _,
          Exercise.Choose _ ->
          "hint.squares";
    };
  }
}
