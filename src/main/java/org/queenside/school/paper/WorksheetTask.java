package org.queenside.school.paper;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.course.kind.ExerciseKinds;
import org.queenside.course.model.Exercise;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.Diagram;
import org.queenside.course.print.PrintedTask;

/**
 * A task of a worksheet.
 *
 * @param number its number on the worksheet, from 1
 * @param item its name in the attempt log
 * @param printed what is on the sheet
 */
public record WorksheetTask(int number, String item, Exercise exercise, PrintedTask printed) {

  /** Returns an exercise as a task, or null if it can't be done on paper. */
  public static @Nullable WorksheetTask of(int number, String item, Exercise exercise) {
    PrintedTask printed = ExerciseKinds.of(exercise).print(exercise);
    return printed == null ? null : new WorksheetTask(number, item, exercise, printed);
  }

  /** Returns one board, or several that show a game move by move; sometimes there is none. */
  public List<Diagram> diagrams() {
    return printed.diagrams();
  }

  /** Returns the moves printed with the task; often none. */
  public List<AnswerFormat.Entry> score() {
    return printed.score();
  }

  /** Returns what the pupil writes. */
  public AnswerFormat writing() {
    return printed.format();
  }

  /** Returns the position before the first move, if a move's spelling doesn't matter. */
  @Nullable Position start() {
    return printed.start();
  }

  /** Finds the right answer. */
  public AnswerKey answerKey() {
    return ExerciseKinds.of(exercise).answerKey(exercise);
  }
}
