package org.queenside.identity.account;

import java.util.Map;

/**
 * What one room keeps about learners. Each room that has tables of learners has a bean of this
 * kind: so a guest's records can become somebody's, and everything about a learner can be handed
 * out. Deleting needs no hand: rows go with the learner's row.
 */
public interface LearnerRecords {

  /**
   * Gives all records of a guest to somebody who signs in, as if everything had been done in one
   * place: nothing is lost and nothing counted twice. Runs in a transaction that holds both
   * learners; the guest's row goes at its end, with whatever was left there. The log of attempts
   * has been put together before any other room is asked.
   *
   * <p>Where all tables hang on accounts, which guests have none of, there is nothing to do.
   */
  default void merge(LearnerId guest, LearnerId into) {}

  /**
   * Returns how to read all records of a learner: for each table the query for its rows, which has
   * one parameter, the learner's number. Secrets and the numbers of other people are not asked for.
   */
  Map<String, String> queries();
}
