package org.queenside.practice;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.CurrentLearner;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Learners;
import org.queenside.learner.StoreUnavailable;
import org.queenside.progress.ProgressNotSaved;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

/** Reads and writes for the learner in front of the screen. */
@Component
class Ledger {

  private final CurrentLearner currentLearner;
  private final Learners learners;
  private final TransactionOperations transaction;

  Ledger(CurrentLearner currentLearner, Learners learners, TransactionOperations transaction) {
    this.currentLearner = currentLearner;
    this.learners = learners;
    this.transaction = transaction;
  }

  /** Returns whether the visitor is a learner already. */
  boolean isKnown() {
    return currentLearner.find() != null;
  }

  /**
   * Reads something.
   *
   * @param ofVisitor what is known of a visitor who has done nothing yet
   * @throws StoreUnavailable if the database cannot be read
   */
  <T extends @Nullable Object> T read(Function<LearnerId, T> question, T ofVisitor) {
    LearnerId learner = currentLearner.find();
    if (learner == null) {
      return ofVisitor;
    }
    try {
      return question.apply(learner);
    } catch (DataAccessException | TransactionException e) {
      throw new StoreUnavailable("what was practised could not be read", e);
    }
  }

  /**
   * Writes something in one transaction; the first time, the visitor becomes a learner.
   *
   * @throws ProgressNotSaved if nothing was written
   */
  <T> T write(Function<LearnerId, T> change) {
    try {
      LearnerId learner = currentLearner.enrol();
      T result = transaction.execute(_ -> changed(learner, change));
      if (result == null) {
        throw new IllegalStateException("a change without a result");
      }
      return result;
    } catch (ProgressNotSaved e) {
      throw e;
    } catch (StoreUnavailable | DataAccessException | TransactionException e) {
      throw new ProgressNotSaved("what was practised was not saved", e);
    }
  }

  private <T> T changed(LearnerId learner, Function<LearnerId, T> change) {
    if (!learners.touch(learner)) {
      throw new ProgressNotSaved("the learner was forgotten meanwhile", null);
    }
    return change.apply(learner);
  }
}
