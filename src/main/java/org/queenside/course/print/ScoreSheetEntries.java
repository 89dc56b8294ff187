package org.queenside.course.print;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.queenside.chess.Color;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Notation;

/** Formats moves of a game for print. */
public final class ScoreSheetEntries {
  private ScoreSheetEntries() {}

  /** Returns the moves of a game. */
  public static List<AnswerFormat.Entry> of(GameScore score) {
    return entries(score, score.size(), index -> score.written(index, Notation.SHORT));
  }

  /** Returns the entries of a faulty sheet. */
  public static List<AnswerFormat.Entry> of(Exercise.FindScoreSheetMistake exercise) {
    return entries(
        exercise.score(), exercise.written().size(), index -> exercise.written().get(index));
  }

  private static List<AnswerFormat.Entry> entries(
      GameScore score, int count, IntFunction<String> text) {
    return IntStream.range(0, count)
        .mapToObj(index -> new AnswerFormat.Entry(label(score, index), text.apply(index)))
        .toList();
  }

  /** Returns the number of a move: {@code 3.} for White, {@code 3…} for Black. */
  public static String label(GameScore score, int index) {
    return label(score.number(index), score.side(index));
  }

  /** Returns the number of a side's move. */
  public static String label(int number, Color side) {
    return number + (side == Color.WHITE ? "." : "…");
  }
}
