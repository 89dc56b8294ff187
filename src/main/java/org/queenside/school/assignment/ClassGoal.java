package org.queenside.school.assignment;

import java.time.Instant;

/**
 * A goal that a class wants to reach together.
 *
 * @param target how many, from 1 to {@link #MOST}
 * @param begunAt when the goal was set; earlier work doesn't count
 */
public record ClassGoal(Kind kind, int target, Instant begunAt) {

  /** The largest target. */
  public static final int MOST = 1_000_000;

  /** What is counted. */
  public enum Kind {
    /** Puzzles, which are mates in one. */
    MATES,
    TASKS
  }

  /** Checks the target. */
  public ClassGoal {
    if (target < 1 || target > MOST) {
      throw new IllegalArgumentException("target out of range: " + target);
    }
  }
}
