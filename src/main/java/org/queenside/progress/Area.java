package org.queenside.progress;

import java.util.Locale;

/**
 * The part of the program that an item belongs to, as its name tells. Practice fills the log much
 * faster than the course does, so each area is read separately.
 */
public enum Area {
  /** An exercise or test of a lesson. */
  COURSE,
  /** A puzzle, named {@code puzzle/…}. */
  PUZZLE,
  /** A drill, named {@code drill/…}. */
  DRILL,
  /** An exercise that a teacher wrote, named {@code own/…}. */
  OWN,
  /** A whole game, named {@code game/…}. */
  GAME,
  /** A moment of the learner's own game that is tried again, named {@code moment/…}. */
  MOMENT,
  /** A question of a live lesson, named {@code live/…}. It counts for misconceptions only. */
  LIVE;

  static Area of(String item) {
    return switch (item.substring(0, item.indexOf('/') + 1)) {
      case "puzzle/" -> PUZZLE;
      case "drill/" -> DRILL;
      case "own/" -> OWN;
      case "game/" -> GAME;
      case "moment/" -> MOMENT;
      case "live/" -> LIVE;
      default -> COURSE;
    };
  }

  /** Returns the name in the database. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
