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
}
