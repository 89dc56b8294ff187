package org.queenside.puzzle.trainer;

/** Why a learner gets a puzzle. */
public enum PuzzleMode {
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
  TODAY,
  /** Given by an instructor, whatever the learner's level is. */
  ASSIGNED;

  /** Whether a first encounter in this mode changes ratings. */
  public boolean isRated() {
    return this != MISSED;
  }

  /** Whether the level stands beside the puzzle: it says nothing where others have chosen it. */
  public boolean showsLevel() {
    return isRated() && this != ASSIGNED;
  }
}
