package org.queenside.identity.account;

import org.jspecify.annotations.Nullable;

/** Finds the owner of a login card. Implemented in {@code school.roster}. */
public interface LoginCardLookup {

  /**
   * Finds the holder of a card.
   *
   * @param classCode as typed
   * @return the pupil, or null if there is no such class or card
   */
  @Nullable LearnerId find(String classCode, int card);
}
