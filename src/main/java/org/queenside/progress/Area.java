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
  DRILL,
  /** An exercise that an instructor wrote, named {@code own/…}. */
  OWN;

  static Area of(String item) {
    if (item.startsWith("puzzle/")) {
      return PUZZLE;
    }
    if (item.startsWith("drill/")) {
      return DRILL;
    }
    return item.startsWith("own/") ? OWN : COURSE;
  }

  /** The area as the database calls it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
