package org.queenside.school.assignment;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.queenside.practice.Drill;
import org.queenside.puzzle.PuzzleId;

/** The parsed name of an item in the attempt log. */
sealed interface ItemReference {

  /** A day as in ISO 8601. Items are only written by this program, so the day exists. */
  String DAY = "[0-9]{4}-[0-9]{2}-[0-9]{2}";

  record CourseItem(String lesson, String exercise) implements ItemReference {}

  record PuzzleItem(PuzzleId id) implements ItemReference {}

  /** A number of tasks, which aren't named one by one. */
  sealed interface Counted extends ItemReference {}

  /** A drill as a whole, not one of its tasks. */
  record DrillItem(Drill drill) implements Counted {}

  record OwnExerciseItem(long id) implements ItemReference {}

  /** Any puzzles on each school day. */
  record DailyItem() implements Counted {}

  /** Any puzzles on one day. */
  record DayItem(LocalDate day) implements Counted {}

  /** Any puzzles or tasks that pupils solve together. */
  record SharedItem() implements Counted {}

  /** A question of a live lesson, with its own name so that answers in class count nowhere else. */
  record LiveItem(String asked) implements ItemReference {}

  /** Parses a name from any source; returns null if it is not the name of an item. */
  static @Nullable ItemReference parse(String item) {
    int slash = item.indexOf('/');
    if (slash < 1 || slash == item.length() - 1) {
      return null;
    }
    String first = item.substring(0, slash);
    String rest = item.substring(slash + 1);
    return switch (first) {
      case "puzzle" -> isNumber(rest) ? new PuzzleItem(new PuzzleId(Long.parseLong(rest))) : null;
      case "own" -> isNumber(rest) ? new OwnExerciseItem(Long.parseLong(rest)) : null;
      case "drill" -> {
        Drill drill = Drill.find(rest);
        yield drill == null ? null : new DrillItem(drill);
      }
      case "live" -> new LiveItem(rest);
      case "daily" ->
          item.equals(AssignedItem.PUZZLES_DAILY)
              ? new DailyItem()
              : rest.matches(DAY) ? new DayItem(LocalDate.parse(rest)) : null;
      case "together" -> new SharedItem();
      default -> new CourseItem(first, rest);
    };
  }

  private static boolean isNumber(String text) {
    return text.matches("[1-9][0-9]{0,17}");
  }
}
