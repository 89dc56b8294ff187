package org.queenside.puzzle;

/** For what reason a learner meets a puzzle. */
public enum Mode {
  /** One after the other, at the learner's level. */
  STEADY,
  /** Climbing until the first miss. */
  STREAK,
  /** Of one kind: a pattern, a side, few men, a collection. */
  THEMED,
  /** The puzzle of the day. */
  DAILY,
  /** Missed before. */
  MISSED,
  /** Part of the page of the day. */
  TODAY;

  /** Whether a first encounter in this mode changes ratings. */
  public boolean rated() {
    return this != MISSED;
  }
}
