package org.queenside.course.run;

import java.util.List;
import org.queenside.course.Exercise;
import org.queenside.course.Outcome;
import org.queenside.course.Say;
import org.queenside.course.Sketch;

/** The ladder of hints: the author's, then one that shows the squares, three in all. */
final class Hints {
  private static final int LADDER = 3;

  private Hints() {}

  static int count(Exercise exercise, Stage stage) {
    int written = exercise.brief().hints().size();
    return written < LADDER && stage.canPoint() ? written + 1 : written;
  }

  /**
   * Returns a hint. The last one shows the squares, whoever wrote it.
   *
   * @param number from 1 to {@code of}
   */
  static Outcome give(int number, int of, Exercise exercise, Stage stage) {
    List<String> written = exercise.brief().hints();
    Sketch sketch = number == of ? stage.pointer() : Sketch.NONE;
    Say text =
        number <= written.size() ? Say.words(written.get(number - 1)) : Say.coded(key(exercise));
    return new Outcome.HintGiven(number, of, text, sketch);
  }

  private static String key(Exercise exercise) {
    return switch (exercise) {
      case Exercise.Errand _,
          Exercise.ReachGoal _,
          Exercise.FindAll _,
          Exercise.Script _,
          Exercise.MateLoneKing _,
          Exercise.WinMatch _,
          Exercise.Scored _,
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
