package org.queenside.identity.account;

import org.jspecify.annotations.Nullable;

/** Who has which card in which class. The room of the classes knows it. */
public interface LoginCardLookup {

  /**
   * Finds the holder of a card.
   *
   * @param classCode as typed
   * @return the pupil, or null if there is no such class or card
   */
  @Nullable LearnerId find(String classCode, int card);
}
