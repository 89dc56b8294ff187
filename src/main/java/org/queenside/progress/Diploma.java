package org.queenside.progress;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What an examination passed has earned.
 *
 * @param passedAt when it was passed
 * @param correct how many tasks were right
 * @param tasks how many tasks there were
 * @param name what the learner wants to be called on it, or null if nothing was said yet
 */
public record Diploma(Instant passedAt, int correct, int tasks, @Nullable String name) {

  /** The longest name that fits. */
  public static final int LONGEST_NAME = 60;

  /** Returns whether a greater share of tasks was right another time. */
  boolean isBeatenBy(int otherCorrect, int otherTasks) {
    return otherCorrect * tasks > correct * otherTasks;
  }

  /** Returns the better one of two, the earlier one of equals, with the name on this one if any. */
  Diploma with(Diploma other) {
    boolean equal = correct * other.tasks == other.correct * tasks;
    boolean takesOther =
        isBeatenBy(other.correct, other.tasks) || (equal && other.passedAt.isBefore(passedAt));
    Diploma better = takesOther ? other : this;
    return new Diploma(
        better.passedAt, better.correct, better.tasks, name == null ? other.name : name);
  }
}
