package org.queenside.school.paper;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;

/**
 * A task of a worksheet.
 *
 * @param number its place on the worksheet, from 1
 * @param item its name in the log of attempts
 * @param diagrams one board, or several that show a game move by move
 * @param score moves of a game that the task is about, as they are read; often none
 */
public record WorksheetTask(
    int number,
    String item,
    Exercise exercise,
    List<Diagram> diagrams,
    List<AnswerFormat.Entry> score,
    AnswerFormat writing) {

  /** Copies what can change. */
  public WorksheetTask {
    diagrams = List.copyOf(diagrams);
    score = List.copyOf(score);
  }

  /** Returns an exercise as a task, or null if it can only be done on the screen. */
  public static @Nullable WorksheetTask of(int number, String item, Exercise exercise) {
    AnswerFormat writing = AnswerFormatSelector.of(exercise);
    return writing == null
        ? null
        : new WorksheetTask(
            number,
            item,
            exercise,
            DiagramFactory.of(exercise, writing),
            ScoreSheetEntries.of(exercise),
            writing);
  }
}
