package org.queenside.progress;

import java.util.Locale;

/**
 * The part of the program that an item belongs to, which its name shows. Practice fills the log
 * much faster than the course, so each area is read by itself.
 */
public enum Area {
  /** An exercise or test of a lesson. */
  COURSE,
  /** A puzzle, named {@code puzzle/…}. */
  PUZZLE,
  /** A drill, named {@code drill/…}. */
  DRILL,
  /** An exercise that an instructor wrote, named {@code own/…}. */
  OWN,
  /** A whole game, named {@code game/…}. */
  GAME,
  /** A moment of an own game that is tried again, named {@code moment/…}. */
  MOMENT,
  /** A question of a live lesson, named {@code live/…}. It counts for misconceptions only. */
  LIVE;

  static Area of(String item) {
    if (item.startsWith("puzzle/")) {
      return PUZZLE;
    }
    if (item.startsWith("drill/")) {
      return DRILL;
    }
    if (item.startsWith("game/")) {
      return GAME;
    }
    if (item.startsWith("moment/")) {
      return MOMENT;
    }
    if (item.startsWith("live/")) {
      return LIVE;
    }
    return item.startsWith("own/") ? OWN : COURSE;
  }

  /** Returns the name in the database. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
