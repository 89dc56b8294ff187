package org.queenside.identity.account;

import org.jspecify.annotations.Nullable;

/**
 * The learner for whom the program works right now: the {@link ActingAccount}, or else a guest.
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
   * Returns the learner as far as is known without a look-up. A guest may have been deleted since;
   * whatever writes finds that out.
   *
   * @return the learner, or null if {@link #enrol} has to say
   */
  @Nullable LearnerId known();

  /**
   * Finds the learner, or makes a guest of the visitor.
   *
   * @return the learner
   */
  LearnerId enrol();
}
