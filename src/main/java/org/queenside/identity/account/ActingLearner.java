package org.queenside.identity.account;

import org.jspecify.annotations.Nullable;

/**
 * The learner on whose behalf the code is running: the {@link ActingAccount}, or else a guest.
 * {@link CurrentLearnerStore} reads and writes what is stored about this learner.
 */
public interface ActingLearner {

  /**
   * Finds the learner.
   *
   * @return the learner, or null for a visitor about whom nothing is stored
   */
  @Nullable LearnerId find();

  /**
   * Returns the learner as far as it is known without a database look-up. A guest may have been
   * deleted since; the next write notices that.
   *
   * @return the learner, or null if only {@link #findOrCreate} can tell
   */
  @Nullable LearnerId known();

  /**
   * Finds the learner, or turns the visitor into a guest.
   *
   * @return the learner
   */
  LearnerId findOrCreate();
}
