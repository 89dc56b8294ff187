package org.queenside.identity.account;

import org.jspecify.annotations.Nullable;
import org.queenside.store.StoreUnavailableException;

/**
 * The learner for whom the program works right now: the {@link ActingAccount}, or else a guest.
 * {@link CurrentLearnerStore} reads and writes what is stored about this learner.
 */
public interface ActingLearner {

  /**
   * Finds the learner.
   *
   * @return the learner, or null for a visitor about whom nothing is stored
   * @throws StoreUnavailableException if the database cannot be read
   */
  @Nullable LearnerId find();

  /**
   * Finds the learner, or makes a guest of the visitor.
   *
   * @return the learner
   * @throws StoreUnavailableException if the database cannot be written
   */
  LearnerId enrol();
}
