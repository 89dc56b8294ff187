package org.queenside.school.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.queenside.school.assignment.AssignedItem;

class ClassBoardSectionTest {

  @Test
  void consecutiveItemsOfTheSameSourceFormASection() {
    List<AssignedItem> items =
        Stream.of(items("a", 2), items("b", 1), items("a", 3)).flatMap(List::stream).toList();

    assertThat(ClassBoardSection.of(items, String::toUpperCase))
        .containsExactly(
            new ClassBoardSection("A", 0, 2),
            new ClassBoardSection("B", 2, 1),
            new ClassBoardSection("A", 3, 3));
  }

  @Test
  void aSectionTooWideForTheScreenIsSplit() {
    assertThat(ClassBoardSection.of(items("a", 45), section -> section))
        .containsExactly(
            new ClassBoardSection("a 1–20", 0, 20),
            new ClassBoardSection("a 21–40", 20, 20),
            new ClassBoardSection("a 41–45", 40, 5));
    assertThat(ClassBoardSection.of(items("a", 40), section -> section))
        .containsExactly(new ClassBoardSection("a", 0, 40));
  }

  private static List<AssignedItem> items(String section, int count) {
    return IntStream.range(0, count)
        .mapToObj(number -> new AssignedItem("item/" + section + number, section, 1))
        .toList();
  }
}
