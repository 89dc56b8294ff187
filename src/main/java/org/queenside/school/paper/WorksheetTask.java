package org.queenside.school.paper;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;

/**
 * A task of a worksheet.
 *
 * @param number its number on the worksheet, from 1
 * @param item its name in the attempt log
 * @param diagrams one board, or several that show a game move by move
 * @param score the moves printed with the task; often empty
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

  /** Returns an exercise as a task, or null if it can't be done on paper. */
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
