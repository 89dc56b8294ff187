package org.queenside.identity.account;

import java.util.Map;

/**
 * What one package stores about learners. Every package with tables about learners has a bean of
 * this type, so that a guest's records can be merged into an account and everything about a learner
 * can be exported. Deleting needs no method, because all rows are deleted with the learner's row.
 */
public interface LearnerRecords {

  /**
   * Moves all records of a guest to an account, without losing anything or counting anything twice.
   * Runs in a transaction that locks both learners and deletes the guest's row at its end. The
   * attempt log has been merged before any other package is called.
   *
   * <p>Tables whose rows depend on an account need nothing, because guests have none.
   *
   * @param into the learner of the account
   */
  default void merge(LearnerId guest, LearnerId into) {}

  /**
   * Moves the records that depend on an account to another account of the same person. Runs after
   * {@link #merge} of every package, in the same transaction. What isn't moved is deleted.
   *
   * @param from the learner whose account is deleted
   */
  default void mergeAccount(LearnerId from, LearnerId into) {}

  /**
   * Returns a query for each table that reads all records of a learner. Its one parameter is the
   * learner's id. Secrets and ids of other people are left out.
   */
  Map<String, String> queries();
}
