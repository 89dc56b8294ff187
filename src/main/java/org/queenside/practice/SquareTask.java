package org.queenside.practice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;
import org.queenside.play.SeededRandom;

/**
 * A task to find or name squares.
 *
 * @param drill {@link Drill#FIND_SQUARE} or {@link Drill#NAME_SQUARE}
 * @param from the side at the bottom of the board
 * @param count the number of squares
 */
public record SquareTask(Drill drill, Color from, int count) {
  /** The number of squares in a round without a clock. */
  public static final int ROUND = 10;

  /** More squares than anyone finds in half a minute. */
  public static final int MORE_THAN_ANYONE = 120;

  private static final Position EMPTY = Position.lessonFromFen("8/8/8/8/8/8/8/8 w - -");

  /** Returns the exercise with these squares. */
  public Exercise exercise(List<Square> squares, PracticeMessages text) {
    String task = text.words(drill.code() + ".task");
    var info = text.info(drill, task, from, null, false);
    return drill == Drill.FIND_SQUARE
        ? new Exercise.FindSquares(info, EMPTY, squares)
        : new Exercise.NameSquares(info, EMPTY, squares);
  }

  /**
   * Chooses squares. Those that were often missed come more often, and none is repeated soon.
   *
   * @param statistics the learner's results so far
   */
  public List<Square> squares(Map<Square, SquareStatistics> statistics, SeededRandom random) {
    List<Square> chosen = new ArrayList<>();
    while (chosen.size() < count) {
      List<Square> recent = chosen.subList(Math.max(0, chosen.size() - ROUND + 1), chosen.size());
      List<Square> left =
          Arrays.stream(Square.values()).filter(square -> !recent.contains(square)).toList();
      chosen.add(
          random.pick(
              left, square -> statistics.getOrDefault(square, SquareStatistics.NONE).weight()));
    }
    return chosen;
  }
}
