package org.queenside.progress;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The diploma for a passed examination.
 *
 * @param passedAt when it was passed
 * @param correct the number of right tasks
 * @param tasks the number of tasks
 * @param name the name to print on it, or null if the learner hasn't given one
 */
public record Diploma(Instant passedAt, int correct, int tasks, @Nullable String name) {

  /** The maximum length of a name, in characters. */
  public static final int LONGEST_NAME = 60;

  /** Returns whether another result has a higher share of right answers. */
  boolean isBeatenBy(int otherCorrect, int otherTasks) {
    return otherCorrect * tasks > correct * otherTasks;
  }

  /**
   * Returns the better of two diplomas, or the earlier one if they are equal, with this diploma's
   * name if it has one.
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
