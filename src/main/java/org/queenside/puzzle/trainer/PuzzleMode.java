package org.queenside.puzzle.trainer;

/** Why a learner gets a puzzle. */
public enum PuzzleMode {
  /** Puzzles at the learner's level. */
  STEADY,
  /** Puzzles that get harder until the first mistake. */
  STREAK,
  /** Puzzles of one kind: a pattern, a side, few pieces, a collection. */
  THEMED,
  /** The puzzle of the day. */
  DAILY,
  /** A puzzle that was missed before. */
  MISSED,
  /** A task on the page "Today". */
  TODAY,
  /** Assigned by a teacher, at any level. */
  ASSIGNED;

  /** Returns whether a first encounter in this mode changes ratings. */
  public boolean isRated() {
    return this != MISSED;
  }

  /**
   * Returns whether the level is shown beside the puzzle, which makes no sense if someone else
   * chose it.
   */
  public boolean showsLevel() {
    return isRated() && this != ASSIGNED;
  }
}
