package org.queenside.school.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.queenside.school.assignment.AssignedItem;

/**
 * Consecutive items of an assignment that share a heading on the board.
 *
 * @param first the index of the first item
 * @param size the number of items, at least 1
 */
public record ClassBoardSection(String title, int first, int size) {

  /** An open section with more items wouldn't fit on a screen. */
  private static final int MAX_SIZE = 40;

  private static final int PART_SIZE = 20;

  /** Groups the items of an assignment into sections. */
  static List<ClassBoardSection> of(List<AssignedItem> items, UnaryOperator<String> titles) {
    List<ClassBoardSection> sections = new ArrayList<>();
    int first = 0;
    for (int at = 1; at <= items.size(); at++) {
      String section = items.get(first).section();
      if (at == items.size() || !items.get(at).section().equals(section)) {
        sections.addAll(new ClassBoardSection(titles.apply(section), first, at - first).parts());
        first = at;
      }
    }
    return sections;
  }

  private List<ClassBoardSection> parts() {
    if (size <= MAX_SIZE) {
      return List.of(this);
    }
    List<ClassBoardSection> parts = new ArrayList<>();
    for (int from = 0; from < size; from += PART_SIZE) {
      int length = Math.min(PART_SIZE, size - from);
      String numbered = "%s %d–%d".formatted(title, from + 1, from + length);
      parts.add(new ClassBoardSection(numbered, first + from, length));
    }
    return parts;
  }
}
