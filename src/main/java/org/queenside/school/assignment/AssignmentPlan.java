package org.queenside.school.assignment;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.progress.Period;
import org.queenside.text.TextSanitizer;

/**
 * What a teacher decides about an assignment: what, for whom, and when.
 *
 * @param content with a title of at most {@link #LONGEST_TITLE} characters, a comment of at most
 *     {@link #LONGEST_COMMENT}, and 1 to {@link #MOST_ITEMS} items without duplicates
 * @param schedule with whole days for daily puzzles, because what is solved on a day counts
 */
public record AssignmentPlan(
    AssignmentContent content, Audience audience, AssignmentSchedule schedule) {

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
    String title = TextSanitizer.line(content.title());
    String comment = TextSanitizer.lines(content.comment());
    List<AssignedItem> items = content.items();
    require(!title.isEmpty() && title.length() <= LONGEST_TITLE, "title");
    require(comment.length() <= LONGEST_COMMENT, "comment");
    require(!items.isEmpty() && items.size() <= MOST_ITEMS, "number of items");
    var names = new HashSet<String>();
    require(items.stream().map(AssignedItem::item).allMatch(names::add), "duplicate item");
    AssignmentKind kind = content.kind();
    require(items.stream().allMatch(each -> each.kind() == kind), "mixed items");
    content =
        new AssignmentContent(
            title,
            comment,
            items,
            kind == AssignmentKind.TASKS ? content.rules() : CompletionRules.IN_TIME);
    schedule = kind == AssignmentKind.DAILY ? schedule.wholeDays() : schedule;
  }

  private static void require(boolean valid, String what) {
    if (!valid) {
      throw new IllegalArgumentException("invalid plan: " + what);
    }
  }

  /** Returns the title for pupils. */
  public String title() {
    return content.title();
  }

  /** Returns the note for pupils, or an empty text. */
  public String comment() {
    return content.comment();
  }

  /** Returns the tasks in their order. */
  public List<AssignedItem> items() {
    return content.items();
  }

  /** Returns how many tasks each pupil has to do, as {@link AssignmentContent#tasks()}. */
  public int tasks() {
    return content.tasks();
  }

  /** Returns how the tasks are given. */
  public AssignmentKind kind() {
    return content.kind();
  }

  /** Returns what counts as done. */
  public CompletionRules rules() {
    return content.rules();
  }

  /**
   * Returns this plan as it is on a day: daily puzzles have a task for each school day until then,
   * at least the first and at most the latest {@link #MOST_ITEMS}.
   */
  AssignmentPlan on(LocalDate today) {
    if (kind() != AssignmentKind.DAILY) {
      return this;
    }
    int amount = items().getFirst().amount();
    List<LocalDate> days = schedule.schoolDays(today);
    if (days.isEmpty()) {
      LocalDate weekLater = schedule.begins().toLocalDate().plusWeeks(1);
      days = schedule.schoolDays(weekLater).stream().limit(1).toList();
    }
    return days.isEmpty()
        ? this
        : new AssignmentPlan(
            content.with(
                days.stream()
                    .skip(Math.max(0, days.size() - MOST_ITEMS))
                    .map(day -> AssignedItem.on(day, amount))
                    .toList()),
            audience,
            schedule);
  }

  /** Returns this plan for all pupils of another class, with the same dates there. */
  AssignmentPlan movedTo(ZoneId from, ZoneId to, Instant now) {
    return new AssignmentPlan(content, new Audience.WholeClass(), schedule.movedTo(from, to, now));
  }

  /**
   * Returns a copy for everyone in a class, which begins now. It has the usual due date if the plan
   * has any.
   */
  public AssignmentPlan copiedAt(LocalDateTime now) {
    LocalDateTime due = schedule.due() == null ? null : AssignmentSchedule.usualDue(now);
    return new AssignmentPlan(
        content,
        new Audience.WholeClass(),
        new AssignmentSchedule(now.truncatedTo(ChronoUnit.MINUTES), due));
  }

  /** Returns until when work counts; null for no limit. */
  public @Nullable Instant closesAt(ZoneId zone) {
    return rules().lateAllowed() ? null : schedule.dueAt(zone);
  }

  /**
   * The period in which solved exercises and puzzles count. Work before the start also counts,
   * unless they must be done afresh.
   */
  Period counting(ZoneId zone) {
    return new Period(rules().afresh() ? schedule.beginsAt(zone) : null, closesAt(zone));
  }

  /** The period in which solved drills count. It starts with the assignment. */
  Period countingDrills(ZoneId zone) {
    return new Period(schedule.beginsAt(zone), closesAt(zone));
  }

  /**
   * Returns how many stars an item needs to count as done, 0 to 3. Puzzles and drills have no
   * stars.
   */
  public int requiredStars(AssignedItem item) {
    return switch (ItemReference.parse(item.item())) {
      case ItemReference.CourseItem _, ItemReference.OwnExerciseItem _ -> rules().requiredStars();
      case ItemReference.PuzzleItem _, ItemReference.Counted _, ItemReference.LiveItem _ -> 0;
      case null -> 0;
    };
  }
}
