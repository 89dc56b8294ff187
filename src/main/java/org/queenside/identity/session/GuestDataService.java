package org.queenside.identity.session;

import org.queenside.identity.account.Account;
import org.queenside.identity.account.GuestMergeService;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * What was learned in this browser while nobody was signed in. Whoever signs in may take it along;
 * otherwise it stays with the browser.
 *
 * <p>All methods belong in a request or in {@code UI.access}.
 */
@Component
public class GuestDataService {

  private final CurrentLearner currentLearner;
  private final GuestMergeService merge;

  GuestDataService(CurrentLearner currentLearner, GuestMergeService merge) {
    this.currentLearner = currentLearner;
    this.merge = merge;
  }

  /**
   * Returns whether anything was learned here by a guest: only then there is one.
   *
   * @throws StoreUnavailableException if the database cannot be read
   */
  public boolean exists() {
    return currentLearner.guest() != null;
  }

  /**
   * Gives it all to somebody, and nothing is left of the guest.
   *
   * @param account of whom it has just been proven who it is
   * @throws NotSavedException if it could not be given; then it is all still here
   */
  public void mergeInto(Account account) {
    LearnerId guest;
    try {
      guest = currentLearner.guest();
    } catch (StoreUnavailableException e) {
      throw new NotSavedException("what the guest did could not be found", e);
    }
    if (guest != null) {
      merge.merge(guest, account.id());
      currentLearner.forgetGuest();
    }
  }
}
