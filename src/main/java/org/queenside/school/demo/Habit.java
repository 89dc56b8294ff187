package org.queenside.school.demo;

import java.util.EnumSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.queenside.course.model.Misconception;

/** How a made-up pupil works. All shares are from 0 to 1. */
enum Habit {
  STRONG(0.03, 0, 1, 1, 0, 8),
  STEADY(0.15, 0.2, 1, 0.7, 0.05, 14),
  SLOW(0.35, 0.5, 1, 0.35, 0.25, 30),
  /** Misses every other week, and hasn't come to the last lesson. */
  ABSENT(0.2, 0.3, 0.5, 0.2, 0.1, 16),
  /** Castles without looking, and doesn't learn from it yet. */
  CARELESS_WITH_CASTLING(0.1, 0.2, 1, 0.85, 0, 6),
  /** Has just joined and done nothing. */
  NEW(0, 0, 0, 0, 0, 0);

  private static final Set<Misconception> CASTLING =
      EnumSet.of(
          Misconception.CASTLES_THROUGH_CHECK,
          Misconception.CASTLES_OVER_A_PIECE,
          Misconception.CASTLES_OUT_OF_CHECK);

  private final double believes;
  private final double persists;
  private final double attends;
  private final double finishes;
  private final double asks;
  private final int seconds;

  /**
   * Creates a habit.
   *
   * @param believes how likely the pupil holds each misconception at first
   * @param persists how likely a mistake doesn't correct it
   * @param attends how likely the pupil works in a week
   * @param finishes how much of the running assignment is done
   * @param asks how likely the pupil asks for a hint
   * @param seconds about how long an answer takes
   */
  Habit(
      double believes, double persists, double attends, double finishes, double asks, int seconds) {
    this.believes = believes;
    this.persists = persists;
    this.attends = attends;
    this.finishes = finishes;
    this.asks = asks;
    this.seconds = seconds;
  }

  /** Draws the misconceptions that a pupil holds at first. */
  Set<Misconception> misconceptions(RandomGenerator random) {
    Set<Misconception> held = EnumSet.noneOf(Misconception.class);
    for (Misconception each : Misconception.values()) {
      if (random.nextDouble() < believes) {
        held.add(each);
      }
    }
    if (this == CARELESS_WITH_CASTLING) {
      held.addAll(CASTLING);
    }
    return held;
  }

  /** Draws whether a mistake leaves the pupil's misconception as it is. */
  boolean keeps(Misconception misconception, RandomGenerator random) {
    boolean stubborn = this == CARELESS_WITH_CASTLING && CASTLING.contains(misconception);
    return random.nextDouble() < persists || stubborn;
  }

  boolean attends(RandomGenerator random) {
    return random.nextDouble() < attends;
  }

  boolean asksForHint(RandomGenerator random) {
    return random.nextDouble() < asks;
  }

  /** Draws how many of the tasks of the running assignment are done. */
  int done(int tasks, RandomGenerator random) {
    double share = Math.min(1, finishes * random.nextDouble(0.75, 1.25));
    return finishes == 1 ? tasks : (int) Math.round(tasks * share);
  }

  /** Draws how many seconds an answer takes. */
  int thinkingSeconds(RandomGenerator random) {
    return random.nextInt(2 + seconds / 2, 3 + seconds * 2);
  }
}
