package org.queenside.course.path.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.course.path.ui.PathLayout.Cell;
import org.queenside.course.path.ui.PathLayout.Heading;

class PathLayoutTest {

  /**
   * Worked out by hand: seven squares that end at the edge, then a name beside each first square.
   */
  @Test
  void theStripWalksThereAndBack() {
    PathLayout path = PathLayout.of(List.of(7, 5, 5), 4);

    assertThat(path.parts().get(0).squares())
        .containsExactly(
            new Cell(2, 2),
            new Cell(2, 3),
            new Cell(2, 4),
            new Cell(3, 4),
            new Cell(3, 3),
            new Cell(3, 2),
            new Cell(3, 1));
    assertThat(path.parts().get(1).squares())
        .containsExactly(
            new Cell(4, 1), new Cell(5, 1), new Cell(5, 2), new Cell(5, 3), new Cell(5, 4));
    assertThat(path.parts().get(1).heading()).isEqualTo(new Heading(new Cell(4, 2), 3));
    assertThat(path.parts().get(2).squares())
        .containsExactly(
            new Cell(6, 4), new Cell(7, 4), new Cell(7, 3), new Cell(7, 2), new Cell(7, 1));
    assertThat(path.parts().get(2).heading()).isEqualTo(new Heading(new Cell(6, 1), 3));
    assertThat(path.ranks()).isEqualTo(7);
  }

  @Test
  void aPartThatEndsInTheMiddleGoesOnThere() {
    PathLayout path = PathLayout.of(List.of(4, 3, 4), 4);

    assertThat(path.parts().get(1).squares().getLast()).isEqualTo(new Cell(4, 3));
    assertThat(path.parts().get(2).squares())
        .containsExactly(new Cell(5, 3), new Cell(6, 3), new Cell(6, 2), new Cell(6, 1));
    assertThat(path.parts().get(2).heading()).isEqualTo(new Heading(new Cell(5, 1), 2));
  }

  @ParameterizedTest
  @MethodSource("courses")
  void consecutiveSquaresTouch(List<Integer> sizes, int lanes) {
    List<Cell> squares = squares(PathLayout.of(sizes, lanes));

    for (int index = 1; index < squares.size(); index++) {
      Cell one = squares.get(index - 1);
      Cell next = squares.get(index);
      int steps = Math.abs(one.rank() - next.rank()) + Math.abs(one.lane() - next.lane());
      assertThat(steps).as("from %s to %s", one, next).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @MethodSource("courses")
  void nothingOverlapsAndNamesHaveRoom(List<Integer> sizes, int lanes) {
    PathLayout path = PathLayout.of(sizes, lanes);
    Set<Cell> taken = new HashSet<>();

    for (PathLayout.Part part : path.parts()) {
      Heading heading = part.heading();
      assertThat(heading.lanes()).isGreaterThanOrEqualTo(2);
      Stream<Cell> name =
          IntStream.range(0, heading.lanes())
              .mapToObj(lane -> new Cell(heading.cell().rank(), heading.cell().lane() + lane));
      Stream.concat(name, part.squares().stream())
          .forEach(
              cell -> {
                assertThat(taken.add(cell)).as("%s is free", cell).isTrue();
                assertThat(cell.lane()).isBetween(1, lanes);
                assertThat(cell.rank()).isBetween(1, path.ranks());
              });
    }
    assertThat(squares(path)).hasSize(sizes.stream().mapToInt(Integer::intValue).sum());
  }

  @Test
  void aLongCourseGetsMoreLanesInsteadOfMoreRanks() {
    List<Integer> sizes = List.of(12, 11, 10, 12, 11, 13);

    PathLayout path = PathLayout.within(sizes, 13);

    assertThat(path.ranks()).isLessThanOrEqualTo(13);
    assertThat(PathLayout.of(sizes, path.lanes() - 1).ranks()).isGreaterThan(13);
  }

  @Test
  void aShortCourseStaysNarrow() {
    assertThat(PathLayout.within(List.of(7, 5), 13).lanes()).isEqualTo(4);
  }

  private static List<Cell> squares(PathLayout path) {
    return path.parts().stream().flatMap(part -> part.squares().stream()).toList();
  }

  static Stream<Arguments> courses() {
    var random = new Random(20);
    return IntStream.range(0, 300)
        .mapToObj(
            _ -> {
              List<Integer> sizes = new ArrayList<>();
              int parts = random.nextInt(1, 12);
              for (int part = 0; part < parts; part++) {
                sizes.add(random.nextInt(1, 20));
              }
              return Arguments.of(sizes, random.nextInt(PathLayout.MIN_LANES, 9));
            });
  }
}
