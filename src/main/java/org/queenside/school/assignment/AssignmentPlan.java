package org.queenside.school.assignment;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import org.queenside.text.TextSanitizer;

/**
 * What an instructor decides about an assignment.
 *
 * @param title at most {@link #LONGEST_TITLE} characters
 * @param comment a note for the pupils of at most {@link #LONGEST_COMMENT} characters, or empty
 * @param items the tasks, without duplicates; 1 to {@link #MOST_ITEMS}
 */
public record AssignmentPlan(
    String title,
    String comment,
    AssignmentSchedule schedule,
    Audience audience,
    List<AssignedItem> items) {

  /** The longest title, in characters. */
  public static final int LONGEST_TITLE = 100;

  /** The longest comment, in characters. */
  public static final int LONGEST_COMMENT = 1000;

  /** The most items of one assignment. */
  public static final int MOST_ITEMS = 300;

  /**
   * Cleans up the texts, and checks the plan.
   *
   * @throws IllegalArgumentException if something is missing or too long
   */
  public AssignmentPlan {
    items = List.copyOf(items);
    title = TextSanitizer.line(title);
    comment = TextSanitizer.lines(comment);
    require(!title.isEmpty() && title.length() <= LONGEST_TITLE, "title");
    require(comment.length() <= LONGEST_COMMENT, "comment");
    require(!items.isEmpty() && items.size() <= MOST_ITEMS, "number of items");
    var names = new HashSet<String>();
    require(items.stream().map(AssignedItem::item).allMatch(names::add), "duplicate item");
  }

  private static void require(boolean valid, String what) {
    if (!valid) {
      throw new IllegalArgumentException("invalid plan: " + what);
    }
  }

  /** Returns this plan for all pupils of another class, with the same dates there. */
  AssignmentPlan movedTo(ZoneId from, ZoneId to, Instant now) {
    return new AssignmentPlan(
        title, comment, schedule.movedTo(from, to, now), new Audience.WholeClass(), items);
  }

  /**
   * Returns a copy for everyone in a class, which begins now. It has the usual due date if the plan
   * has any.
   */
  public AssignmentPlan copiedAt(LocalDateTime now) {
    LocalDateTime due = schedule.due() == null ? null : AssignmentSchedule.usualDue(now);
    return new AssignmentPlan(
        title,
        comment,
        schedule.at(now.truncatedTo(ChronoUnit.MINUTES), due),
        new Audience.WholeClass(),
        items);
  }

  /**
   * Returns how many stars an item needs to count as done, 0 to 3. Puzzles and drills have no
   * stars.
   */
  public int requiredStars(AssignedItem item) {
    return switch (ItemReference.parse(item.item())) {
      case ItemReference.CourseItem _, ItemReference.OwnExerciseItem _ -> schedule.requiredStars();
      case ItemReference.PuzzleItem _, ItemReference.DrillItem _, ItemReference.LiveItem _ -> 0;
      case null -> 0;
    };
  }
}
