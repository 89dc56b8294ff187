package org.queenside.learner;

import org.springframework.stereotype.Component;

/**
 * What was learned in this browser while nobody was signed in. Whoever signs in may take it along;
 * otherwise it stays with the browser.
 *
 * <p>All methods belong in a request or in {@code UI.access}.
 */
@Component
public class GuestWork {

  private final CurrentLearner currentLearner;
  private final GuestMerge merge;

  GuestWork(CurrentLearner currentLearner, GuestMerge merge) {
    this.currentLearner = currentLearner;
    this.merge = merge;
  }

  /**
   * Returns whether anything was learned here by a guest: only then there is one.
   *
   * @throws StoreUnavailable if the database cannot be read
   */
  public boolean isThere() {
    return currentLearner.guest() != null;
  }

  /**
   * Gives it all to somebody, and nothing is left of the guest.
   *
   * @param account of whom it has just been proven who it is
   * @throws NotSaved if it could not be given; then it is all still here
   */
  public void takeAlong(Account account) {
    LearnerId guest;
    try {
      guest = currentLearner.guest();
    } catch (StoreUnavailable e) {
      throw new NotSaved("what the guest did could not be found", e);
    }
    if (guest != null) {
      merge.merge(guest, account.id());
      currentLearner.leaveGuest();
    }
  }
}
