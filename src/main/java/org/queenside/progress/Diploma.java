package org.queenside.progress;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The diploma for a passed examination.
 *
 * @param passedAt when it was passed
 * @param correct how many tasks were right
 * @param tasks how many tasks there were
 * @param name the name to print on it, or null if the learner has not given one
 */
public record Diploma(Instant passedAt, int correct, int tasks, @Nullable String name) {

  /** The longest name that fits. */
  public static final int LONGEST_NAME = 60;

  /** Returns whether another result has a greater share of right answers. */
  boolean isBeatenBy(int otherCorrect, int otherTasks) {
    return otherCorrect * tasks > correct * otherTasks;
  }

  /**
   * Returns the better of two diplomas, or the earlier if they are equal, with the name on this one
   * if it has one.
   */
  Diploma with(Diploma other) {
    boolean equal = correct * other.tasks == other.correct * tasks;
    boolean takesOther =
        isBeatenBy(other.correct, other.tasks) || (equal && other.passedAt.isBefore(passedAt));
    Diploma better = takesOther ? other : this;
    return new Diploma(
        better.passedAt, better.correct, better.tasks, name == null ? other.name : name);
  }
}
