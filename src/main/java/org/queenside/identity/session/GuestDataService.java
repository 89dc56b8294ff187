package org.queenside.identity.session;

import org.queenside.identity.account.Account;
import org.queenside.identity.account.GuestMergeService;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * What a guest did in this browser. A person who signs in may add it to the account; otherwise it
 * stays in the browser.
 *
 * <p>Call all methods in a request.
 */
@Component
public class GuestDataService {

  private final CurrentLearner currentLearner;
  private final GuestMergeService merge;

  GuestDataService(CurrentLearner currentLearner, GuestMergeService merge) {
    this.currentLearner = currentLearner;
    this.merge = merge;
  }

  /** Returns whether a guest has done anything in this browser. */
  public boolean exists() {
    return currentLearner.guest() != null;
  }

  /**
   * Merges what the guest did into an account, and deletes the guest.
   *
   * @param account the account that has just signed in
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
