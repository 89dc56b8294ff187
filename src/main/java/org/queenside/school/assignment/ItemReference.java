package org.queenside.school.assignment;

import org.jspecify.annotations.Nullable;
import org.queenside.practice.Drill;
import org.queenside.puzzle.PuzzleId;

/** The parsed name of an item in the attempt log. */
sealed interface ItemReference {

  record CourseItem(String lesson, String exercise) implements ItemReference {}

  record PuzzleItem(PuzzleId id) implements ItemReference {}

  /** A drill as a whole, not one of its tasks. */
  record DrillItem(Drill drill) implements ItemReference {}

  record OwnExerciseItem(long id) implements ItemReference {}

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
      default -> new CourseItem(first, rest);
    };
  }

  private static boolean isNumber(String text) {
    return text.matches("[1-9][0-9]{0,17}");
  }
}
