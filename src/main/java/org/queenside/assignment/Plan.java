package org.queenside.assignment;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an instructor decides about an assignment.
 *
 * @param title what pupils read; at most {@link #LONGEST_TITLE} characters
 * @param comment what the instructor says about it; at most {@link #LONGEST_COMMENT} characters,
 *     perhaps none
 * @param begins from when pupils see it, in the class's time zone
 * @param due until when it is to be done, in the class's time zone; null for no end
 * @param lateAllowed whether what is done after that still counts
 * @param inOrder whether the items are to be done one after the other
 * @param afresh whether only what is done after the begin counts
 * @param requiredStars exercises count as done with so many stars, 0 to 3
 * @param audience for whom it is
 * @param items what is to be done, each once; 1 to {@link #MOST_ITEMS}
 */
public record Plan(
    String title,
    String comment,
    LocalDateTime begins,
    @Nullable LocalDateTime due,
    boolean lateAllowed,
    boolean inOrder,
    boolean afresh,
    int requiredStars,
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
  public Plan {
    items = List.copyOf(items);
    title = StoredText.line(title);
    comment = StoredText.lines(comment);
    require(!title.isEmpty() && title.length() <= LONGEST_TITLE, "title");
    require(comment.length() <= LONGEST_COMMENT, "comment");
    require(due == null || due.isAfter(begins), "due");
    require(requiredStars >= 0 && requiredStars <= 3, "stars");
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
   * Whether an item counts as done only with {@link #requiredStars}. Puzzles show no stars, and
   * drills are counted.
   */
  public boolean needsStars(AssignedItem item) {
    return switch (ItemName.parse(item.item())) {
      case ItemName.InCourse _, ItemName.Own _ -> true;
      case ItemName.OfPuzzle _, ItemName.OfDrill _ -> false;
      case null -> false;
    };
  }

  /**
   * When it begins. An hour that the clocks skip counts as the one after it; of one that comes
   * twice, the first counts.
   */
  public Instant beginsAt(ZoneId zone) {
    return begins.atZone(zone).withEarlierOffsetAtOverlap().toInstant();
  }

  /** Where it stands in time. */
  public Phase phase(ZoneId zone, Instant now) {
    if (beginsAt(zone).isAfter(now)) {
      return Phase.PLANNED;
    }
    Instant due = dueAt(zone);
    return due != null && now.isAfter(due) ? Phase.OVER : Phase.RUNNING;
  }

  /**
   * Until when it is to be done, or null for no end. An hour that the clocks skip counts as the one
   * after it; of one that comes twice, the second counts. So nobody has less time than was said.
   */
  public @Nullable Instant dueAt(ZoneId zone) {
    return due == null ? null : due.atZone(zone).withLaterOffsetAtOverlap().toInstant();
  }
}
