package org.queenside.school.paper;

import java.util.List;
import java.util.stream.IntStream;
import org.queenside.chess.Color;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Notation;

/** Formats moves of a game for print. */
final class ScoreSheetEntries {
  private ScoreSheetEntries() {}

  /** Returns the moves printed with a task, if it has any. */
  static List<AnswerFormat.Entry> of(Exercise exercise) {
    return exercise instanceof Exercise.Draw draw ? of(draw.score()) : List.of();
  }

  private static List<AnswerFormat.Entry> of(GameScore score) {
    return IntStream.range(0, score.size())
        .mapToObj(
            index ->
                new AnswerFormat.Entry(label(score, index), score.written(index, Notation.SHORT)))
        .toList();
  }

  /** Returns the entries of the sheet, with their faults. */
  static List<AnswerFormat.Entry> sheet(Exercise.SheetFault exercise) {
    return IntStream.range(0, exercise.written().size())
        .mapToObj(
            index ->
                new AnswerFormat.Entry(
                    label(exercise.score(), index), exercise.written().get(index)))
        .toList();
  }

  static String label(GameScore score, int index) {
    return label(score.number(index), score.side(index));
  }

  static String label(int number, Color side) {
    return number + (side == Color.WHITE ? "." : "…");
  }
}
