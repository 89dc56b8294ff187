package org.queenside.learner;

import java.util.List;
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
   */
  void merge(LearnerId guest, LearnerId into);

  /**
   * Returns all records of a learner for reading: by the name of the table, its rows, each by the
   * name of the column. A column without a value is left out, and so are secrets and the numbers of
   * other people.
   */
  Map<String, List<Map<String, Object>>> of(LearnerId learner);
}
