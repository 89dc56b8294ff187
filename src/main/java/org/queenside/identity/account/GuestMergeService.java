package org.queenside.identity.account;

import java.util.List;
import org.queenside.store.NotSavedException;
import org.springframework.stereotype.Component;

/**
 * Gives everything that a guest did to an account that signs in, and deletes the guest; also merges
 * two accounts of one pupil.
 */
@Component
public class GuestMergeService {

  private final LearnerRepository learners;
  private final List<LearnerRecords> records;

  /**
   * Creates the bean.
   *
   * @param learners the learners in the database
   * @param records what each package stores about learners; the attempt log comes first
   */
  public GuestMergeService(LearnerRepository learners, List<LearnerRecords> records) {
    this.learners = learners;
    this.records = List.copyOf(records);
  }

  /**
   * Merges a guest into a learner. Nothing changes if the guest doesn't exist or has an account.
   *
   * @param guest the guest to merge and delete
   * @param into the learner who gets everything
   * @return whether there was a guest
   * @throws NotSavedException if nothing was merged: the database fails, or there is no such
   *     learner
   */
  public boolean merge(LearnerId guest, LearnerId into) {
    return learners.writeAsSeen(into, "what the guest did", () -> mergeInTransaction(guest, into));
  }

  private boolean mergeInTransaction(LearnerId guest, LearnerId into) {
    if (guest.equals(into) || !learners.lock(guest) || learners.hasAccount(guest)) {
      return false;
    }
    records.forEach(each -> each.merge(guest, into));
    learners.forget(guest);
    return true;
  }

  /**
   * Merges the account of a pupil into another one, which keeps its user name, password and card.
   * The caller checks who is asking, and that both are pupils.
   *
   * @param from the learner whose account is deleted
   * @throws NotSavedException if nothing was merged: the database fails, or one of them doesn't
   *     exist
   */
  public void mergePupils(LearnerId from, LearnerId into) {
    learners.change(
        into,
        "two accounts of a pupil",
        () -> {
          if (from.equals(into) || !learners.lock(from)) {
            throw new LearnerDeletedException("two accounts of a pupil");
          }
          records.forEach(each -> each.merge(from, into));
          records.forEach(each -> each.mergeAccount(from, into));
          learners.forget(from);
          SignInLookupCache.clear();
        });
  }
}
