package org.queenside.assignment;

import org.jspecify.annotations.Nullable;
import org.queenside.practice.Drill;
import org.queenside.puzzle.PuzzleId;

/** The name of an item in the log of attempts, read. */
sealed interface ItemName {

  /** An exercise of the course. */
  record InCourse(String lesson, String exercise) implements ItemName {}

  /** A puzzle. */
  record OfPuzzle(PuzzleId id) implements ItemName {}

  /** A drill, without a number of its own for each task. */
  record OfDrill(Drill drill) implements ItemName {}

  /** An exercise that an instructor wrote. */
  record Own(long id) implements ItemName {}

  /** Reads a name, from anywhere. Returns null if nothing can be called so. */
  static @Nullable ItemName parse(String item) {
    int slash = item.indexOf('/');
    if (slash < 1 || slash == item.length() - 1) {
      return null;
    }
    String first = item.substring(0, slash);
    String rest = item.substring(slash + 1);
    return switch (first) {
      case "puzzle" -> isNumber(rest) ? new OfPuzzle(new PuzzleId(Long.parseLong(rest))) : null;
      case "own" -> isNumber(rest) ? new Own(Long.parseLong(rest)) : null;
      case "drill" -> {
        Drill drill = Drill.find(rest);
        yield drill == null ? null : new OfDrill(drill);
      }
      default -> new InCourse(first, rest);
    };
  }

  private static boolean isNumber(String text) {
    return text.matches("[1-9][0-9]{0,17}");
  }
}
