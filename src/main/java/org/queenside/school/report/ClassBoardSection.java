package org.queenside.school.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.queenside.school.assignment.AssignedItem;

/**
 * Items of an assignment that stand together on the board.
 *
 * @param first the place of the first of them, from 0
 * @param size how many they are, 1 or more
 */
public record ClassBoardSection(String title, int first, int size) {

  /** A section with more items would not fit on a screen when it is opened. */
  private static final int LARGEST = 40;

  private static final int PIECE = 20;

  /** Divides the items of an assignment. */
  static List<ClassBoardSection> of(List<AssignedItem> items, UnaryOperator<String> titles) {
    List<ClassBoardSection> sections = new ArrayList<>();
    int first = 0;
    for (int at = 1; at <= items.size(); at++) {
      String section = items.get(first).section();
      if (at == items.size() || !items.get(at).section().equals(section)) {
        sections.addAll(new ClassBoardSection(titles.apply(section), first, at - first).pieces());
        first = at;
      }
    }
    return sections;
  }

  private List<ClassBoardSection> pieces() {
    if (size <= LARGEST) {
      return List.of(this);
    }
    List<ClassBoardSection> pieces = new ArrayList<>();
    for (int from = 0; from < size; from += PIECE) {
      int length = Math.min(PIECE, size - from);
      String numbered = "%s %d–%d".formatted(title, from + 1, from + length);
      pieces.add(new ClassBoardSection(numbered, first + from, length));
    }
    return pieces;
  }
}
