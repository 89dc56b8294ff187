package org.queenside.school.demo;

import java.util.EnumSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.queenside.course.model.Misconception;

/** How a made-up pupil works. All shares are from 0 to 1. */
enum Habit {
  STRONG(0.03, 0, 0, 0.01, 1, 0.01, 8),
  STEADY(0.12, 0.2, 0, 0.05, 0.75, 0.05, 14),
  SLOW(0.3, 0.5, 0.6, 0.2, 0.5, 0.2, 30),
  /** Misses every other week, and hasn't come to the last lesson. */
  ABSENT(0.2, 0.3, 0.1, 0.1, 0, 0.1, 16),
  /** Castles without looking, and doesn't learn from it yet. */
  CARELESS_WITH_CASTLING(0.08, 0.2, 0.4, 0, 0.9, 0, 6),
  /** Has just joined and done nothing. */
  NEW(0, 0, 0, 1, 0, 0, 0);

  private static final Set<Misconception> CASTLING =
      EnumSet.of(Misconception.CASTLES_THROUGH_CHECK, Misconception.CASTLES_OUT_OF_CHECK);

  private final double believes;
  private final double persists;
  private final double givesUp;
  private final double leavesOut;
  private final double finishes;
  private final double asks;
  private final int seconds;

  /**
   * Creates a habit.
   *
   * @param believes how likely the pupil holds each misconception at first
   * @param persists how likely a mistake doesn't correct it
   * @param givesUp how likely a mistake is repeated until the pupil goes on to the next task
   * @param leavesOut how likely a task isn't opened
   * @param finishes about how much of the running assignment is done
   * @param asks how likely the pupil asks for a hint
   * @param seconds about how long an answer takes
   */
  Habit(
      double believes,
      double persists,
      double givesUp,
      double leavesOut,
      double finishes,
      double asks,
      int seconds) {
    this.believes = believes;
    this.persists = persists;
    this.givesUp = givesUp;
    this.leavesOut = leavesOut;
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

  /** Returns whether the pupil works in a week, counted from 0. */
  boolean attends(int week) {
    return this != NEW && (this != ABSENT || week % 2 == 0);
  }

  boolean givesUp(RandomGenerator random) {
    return random.nextDouble() < givesUp;
  }

  boolean leavesOut(RandomGenerator random) {
    return random.nextDouble() < leavesOut;
  }

  boolean asksForHint(RandomGenerator random) {
    return random.nextDouble() < asks;
  }

  /** Draws how many of the tasks of the running assignment the pupil has come to. */
  int reaches(int tasks, RandomGenerator random) {
    double share = finishes == 1 ? 1 : finishes * random.nextDouble(0.75, 1.25);
    return (int) Math.round(tasks * Math.min(1, share));
  }

  /** Draws how many seconds an answer takes. */
  int thinkingSeconds(RandomGenerator random) {
    return random.nextInt(2 + seconds / 2, 3 + seconds * 2);
  }
}
