package org.queenside.school.assignment;

import java.util.HashSet;
import java.util.List;

/**
 * What an instructor decides about an assignment.
 *
 * @param title what pupils read; at most {@link #LONGEST_TITLE} characters
 * @param comment what the instructor says about it; at most {@link #LONGEST_COMMENT} characters,
 *     perhaps none
 * @param terms when and how it is to be done
 * @param audience for whom it is
 * @param items what is to be done, each once; 1 to {@link #MOST_ITEMS}
 */
public record AssignmentPlan(
    String title,
    String comment,
    AssignmentSchedule terms,
    Audience audience,
    List<AssignedItem> items) {

  /** The longest title, in characters. */
  public static final int LONGEST_TITLE = 100;

  /** The longest comment, in characters. */
  public static final int LONGEST_COMMENT = 1000;

  /** The most items of one assignment. */
  public static final int MOST_ITEMS = 300;

  /**
   * Copies what can change.
   *
   * @throws IllegalArgumentException if something is missing or too much of it
   */
  public AssignmentPlan {
    items = List.copyOf(items);
    title = TextSanitizer.line(title);
    comment = TextSanitizer.lines(comment);
    require(!title.isEmpty() && title.length() <= LONGEST_TITLE, "title");
    require(comment.length() <= LONGEST_COMMENT, "comment");
    require(!items.isEmpty() && items.size() <= MOST_ITEMS, "number of items");
    var names = new HashSet<String>();
    require(items.stream().map(AssignedItem::item).allMatch(names::add), "doubled item");
  }

  private static void require(boolean kept, String what) {
    if (!kept) {
      throw new IllegalArgumentException("a plan with an impossible " + what);
    }
  }

  /**
   * With how many stars an item counts as done, 0 to 3. Puzzles show no stars, and drills are
   * counted: they need none.
   */
  public int requiredStars(AssignedItem item) {
    return switch (ItemReference.parse(item.item())) {
      case ItemReference.CourseItem _, ItemReference.OwnExerciseItem _ -> terms.requiredStars();
      case ItemReference.PuzzleItem _, ItemReference.DrillItem _ -> 0;
      case null -> 0;
    };
  }
}
