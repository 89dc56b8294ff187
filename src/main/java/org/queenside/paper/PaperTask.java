package org.queenside.paper;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.Exercise;

/**
 * A task of a worksheet.
 *
 * @param number its place on the worksheet, from 1
 * @param item its name in the log of attempts
 * @param diagrams one board, or several that show a game move by move
 * @param score moves of a game that the task is about, as they are read; often none
 */
public record PaperTask(
    int number,
    String item,
    Exercise exercise,
    List<Diagram> diagrams,
    List<Writing.Entry> score,
    Writing writing) {

  /** Copies what can change. */
  public PaperTask {
    diagrams = List.copyOf(diagrams);
    score = List.copyOf(score);
  }

  /** Returns an exercise as a task, or null if it can only be done on the screen. */
  public static @Nullable PaperTask of(int number, String item, Exercise exercise) {
    Writing writing = WritingChoice.of(exercise);
    return writing == null
        ? null
        : new PaperTask(
            number,
            item,
            exercise,
            Diagrams.of(exercise, writing),
            ScoreLines.of(exercise),
            writing);
  }
}
