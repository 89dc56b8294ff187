package org.queenside.school.assignment;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;

/**
 * What an assignment asks for, without dates and pupils. It is also what a template contains, and
 * what a draft contains before it is complete.
 *
 * @param comment a note for the pupils, or empty
 */
public record AssignmentContent(
    String title, String comment, List<AssignedItem> items, @JsonUnwrapped CompletionRules rules) {

  /** Copies the items. */
  public AssignmentContent {
    items = List.copyOf(items);
  }

  /** Returns this content with other items. */
  AssignmentContent with(List<AssignedItem> others) {
    return new AssignmentContent(title, comment, others, rules);
  }

  /** Returns how the tasks are given. */
  public AssignmentKind kind() {
    return items.isEmpty() ? AssignmentKind.TASKS : items.getFirst().kind();
  }

  /**
   * Returns how many tasks each pupil has to do: a drill counts as often as it has to be solved.
   * Any puzzles, on school days or together, count as one.
   */
  public int tasks() {
    return kind() == AssignmentKind.TASKS
        ? items.stream().mapToInt(AssignedItem::amount).sum()
        : items.size();
  }

  /** Returns whether it contains nothing worth keeping. */
  boolean isEmpty() {
    return title.isBlank() && comment.isBlank() && items.isEmpty();
  }
}
