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
 * Squares to be found or named.
 *
 * @param drill {@link Drill#FIND_SQUARE} or {@link Drill#NAME_SQUARE}
 * @param from the side that sits at the lower edge
 * @param count how many squares
 */
public record SquareTask(Drill drill, Color from, int count) {
  /** So many squares make a round without a clock. */
  public static final int ROUND = 10;

  /** Nobody finds more squares in half a minute. */
  public static final int MORE_THAN_ANYONE = 120;

  private static final Position EMPTY = Position.lessonFromFen("8/8/8/8/8/8/8/8 w - -");

  /** Returns the exercise with these squares. */
  public Exercise exercise(List<Square> squares, PracticeMessages text) {
    String task = text.words(drill.code() + ".task");
    var brief = text.brief(drill, task, from, null, false);
    return drill == Drill.FIND_SQUARE
        ? new Exercise.FindSquares(brief, EMPTY, squares)
        : new Exercise.NameSquares(brief, EMPTY, squares);
  }

  /**
   * Chooses squares: those that were often missed come more often, none comes again within the next
   * few.
   *
   * @param tallies what is known of the learner's squares
   */
  public List<Square> squares(Map<Square, SquareStatistics> tallies, SeededRandom chance) {
    List<Square> chosen = new ArrayList<>();
    while (chosen.size() < count) {
      List<Square> recent = chosen.subList(Math.max(0, chosen.size() - ROUND + 1), chosen.size());
      List<Square> left =
          Arrays.stream(Square.values()).filter(square -> !recent.contains(square)).toList();
      chosen.add(
          chance.pick(
              left, square -> tallies.getOrDefault(square, SquareStatistics.NONE).weight()));
    }
    return chosen;
  }
}
