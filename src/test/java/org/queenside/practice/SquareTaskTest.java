package org.queenside.practice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.chess.Color;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;
import org.queenside.course.run.ExerciseRun;
import org.queenside.play.SeededRandom;

/** Tasks to find and name squares, in which squares that were often missed come more often. */
class SquareTaskTest {
  private static final PracticeMessages TEXT = new PracticeMessages(Locale.ENGLISH);

  private static List<Square> squares(
      Map<Square, SquareStatistics> statistics, long seed, int count) {
    return new SquareTask(Drill.FIND_SQUARE, Color.WHITE, count)
        .squares(statistics, SeededRandom.of(seed));
  }

  @ParameterizedTest
  @EnumSource(
      value = Drill.class,
      names = {"FIND_SQUARE", "NAME_SQUARE"})
  void aRoundAsksForTenSquaresOnABoardWithoutLetters(Drill drill) {
    for (Color from : Color.values()) {
      SquareTask tasks = new SquareTask(drill, from, SquareTask.ROUND);
      Exercise task = tasks.exercise(tasks.squares(Map.of(), SeededRandom.of(7)), TEXT);
      ExerciseRun run = ExerciseRun.start(task);
      assertThat(run.scene().of()).isEqualTo(10);
      assertThat(run.scene().orientation()).isEqualTo(from);
      assertThat(run.scene().coordinates()).isFalse();
      TaskGeneratorsTest.assertSolvable(task);
    }
  }

  @Test
  void noSquareComesTwiceInARound() {
    for (long seed = 0; seed < 200; seed++) {
      List<Square> squares = squares(Map.of(), seed, SquareTask.MORE_THAN_ANYONE);
      for (int first = 0; first + SquareTask.ROUND <= squares.size(); first++) {
        assertThat(squares.subList(first, first + SquareTask.ROUND)).doesNotHaveDuplicates();
      }
    }
  }

  @Test
  void withoutMistakesEverySquareComesEquallyOften() {
    Map<Square, Integer> seen = count(Map.of());
    assertThat(seen).hasSize(64);
    // Each square gets 1,000 of 64,000 draws, within four standard deviations.
    assertThat(seen.values()).allMatch(times -> times > 870 && times < 1130);
  }

  @Test
  void aSquareThatIsOftenMissedComesMoreOften() {
    Map<Square, SquareStatistics> statistics = new EnumMap<>(Square.class);
    Arrays.stream(Square.values())
        .forEach(each -> statistics.put(each, new SquareStatistics(20, 0)));
    statistics.put(Square.F6, new SquareStatistics(20, 15));
    Map<Square, Integer> seen = count(statistics);
    int others = seen.get(Square.C3);
    assertThat(seen.get(Square.F6)).isGreaterThan(4 * others);
    assertThat(others).isPositive();
  }

  private static Map<Square, Integer> count(Map<Square, SquareStatistics> statistics) {
    Map<Square, Integer> seen = new EnumMap<>(Square.class);
    IntStream.range(0, 6400)
        .mapToObj(seed -> squares(statistics, seed, SquareTask.ROUND))
        .flatMap(List::stream)
        .forEach(square -> seen.merge(square, 1, Integer::sum));
    return seen;
  }

  @Test
  void statisticsArePercentagesAndRefuseImpossibleCounts() {
    assertThat(new SquareStatistics(3, 1).percent()).isEqualTo(67);
    assertThat(new SquareStatistics(4, 0).percent()).isEqualTo(100);
    assertThat(SquareStatistics.NONE.percent()).isZero();
    assertThatIllegalArgumentException().isThrownBy(() -> new SquareStatistics(1, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> new SquareStatistics(1, -1));
  }
}
