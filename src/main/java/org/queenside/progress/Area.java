package org.queenside.progress;

import java.util.Locale;

/**
 * What part of the program an item belongs to, as its name tells. Practice fills the log much
 * faster than the course, so each area is read by itself.
 */
public enum Area {
  /** An exercise or test of a lesson. */
  COURSE,
  /** A puzzle, named {@code puzzle/…}. */
  PUZZLE,
  /** A drill, named {@code drill/…}. */
  DRILL;

  static Area of(String item) {
    if (item.startsWith("puzzle/")) {
      return PUZZLE;
    }
    return item.startsWith("drill/") ? DRILL : COURSE;
  }

  /** Whether progress is kept for each item; of puzzles the trainer keeps its own account. */
  boolean hasProgress() {
    return switch (this) {
      case COURSE, DRILL -> true;
      case PUZZLE -> false;
    };
  }

  /** The area as the database calls it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
