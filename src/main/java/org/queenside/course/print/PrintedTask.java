package org.queenside.course.print;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;

/**
 * An exercise on paper.
 *
 * @param format what the pupil writes
 * @param diagrams the boards; none if a board would only give away the answer
 * @param score the moves of a game printed beside the task; often none
 * @param start the position before the first written move, needed to read any spelling of it; null
 *     if the spelling matters or there is no such position
 */
public record PrintedTask(
    AnswerFormat format,
    List<Diagram> diagrams,
    List<AnswerFormat.Entry> score,
    @Nullable Position start) {

  /** Copies the lists. */
  public PrintedTask {
    diagrams = List.copyOf(diagrams);
    score = List.copyOf(score);
  }

  /** Creates a task with only boards. */
  public static PrintedTask of(AnswerFormat format, List<Diagram> diagrams) {
    return new PrintedTask(format, diagrams, List.of(), null);
  }

  /** Returns the same task, with moves of a game printed beside it. */
  public PrintedTask withScore(List<AnswerFormat.Entry> entries) {
    return new PrintedTask(format, diagrams, entries, start);
  }

  /** Returns the same task, with the position before the first written move. */
  public PrintedTask startingFrom(@Nullable Position position) {
    return new PrintedTask(format, diagrams, score, position);
  }
}
