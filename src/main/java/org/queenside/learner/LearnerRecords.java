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
   * Gives all records of a guest to somebody who signs in; afterwards the guest is deleted. Nothing
   * is lost and nothing counted twice: logs are put together, of two bests the better stays. Runs
   * in a transaction that holds both learners.
   */
  void merge(LearnerId guest, LearnerId into);

  /**
   * Returns all records of a learner for reading: by the name of the table, its rows, each by the
   * name of the column. Secrets and the numbers of other people are left out.
   */
  Map<String, List<Map<String, Object>>> of(LearnerId learner);
}
