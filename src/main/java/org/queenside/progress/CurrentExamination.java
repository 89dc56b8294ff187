package org.queenside.progress;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.CurrentLearner;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Learners;
import org.queenside.learner.StoreUnavailable;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

/** The examination and the diploma of the learner in front of the screen. */
@Component
public class CurrentExamination {

  private final CurrentLearner currentLearner;
  private final Learners learners;
  private final ExaminationTable table;
  private final TransactionOperations transaction;

  CurrentExamination(
      CurrentLearner currentLearner,
      Learners learners,
      ExaminationTable table,
      TransactionOperations transaction) {
    this.currentLearner = currentLearner;
    this.learners = learners;
    this.table = table;
    this.transaction = transaction;
  }

  /**
   * Reads the examination the learner is in, or the last one.
   *
   * @return the examination, or null if there was none
   * @throws StoreUnavailable if the database cannot be read
   */
  public @Nullable Examination read() {
    return read(table::of);
  }

  /**
   * Reads the learner's diploma.
   *
   * @return the diploma, or null if no examination was passed
   * @throws StoreUnavailable if the database cannot be read
   */
  public @Nullable Diploma diploma() {
    return read(table::diploma);
  }

  private <T> @Nullable T read(Function<LearnerId, @Nullable T> question) {
    LearnerId learner = currentLearner.find();
    if (learner == null) {
      return null;
    }
    try {
      return question.apply(learner);
    } catch (DataAccessException | TransactionException e) {
      throw new StoreUnavailable("the examination could not be read", e);
    }
  }

  /**
   * Begins an examination; one that was not finished is given up.
   *
   * @param seed draws the tasks
   * @throws ProgressNotSaved if it was not stored
   */
  public void begin(long seed) {
    LearnerId learner = enrol();
    write(learner, () -> table.begin(learner, seed));
  }

  /**
   * Marks one task. A task that has a mark keeps it.
   *
   * @param number the task's place in the examination, from 0
   * @throws ProgressNotSaved if it was not stored
   */
  public void mark(long seed, int number, boolean right) {
    LearnerId learner = enrol();
    write(learner, () -> table.mark(learner, seed, number, right));
  }

  /**
   * Awards the diploma, unless the learner has a better one.
   *
   * @throws ProgressNotSaved if it was not stored
   */
  public void award(int correct, int tasks) {
    LearnerId learner = enrol();
    write(learner, () -> table.award(learner, correct, tasks));
  }

  /**
   * Writes a name on the diploma.
   *
   * @param name cut to {@link Diploma#LONGEST_NAME} characters; a blank one takes the name away
   * @throws ProgressNotSaved if it was not stored
   */
  public void name(String name) {
    String kept = LogText.cut(name.strip(), Diploma.LONGEST_NAME);
    LearnerId learner = enrol();
    write(learner, () -> table.name(learner, kept.isBlank() ? null : kept));
  }

  private LearnerId enrol() {
    try {
      return currentLearner.enrol();
    } catch (StoreUnavailable e) {
      throw new ProgressNotSaved("the examination was not saved", e);
    }
  }

  private void write(LearnerId learner, Runnable change) {
    try {
      transaction.executeWithoutResult(
          _ -> {
            if (!learners.touch(learner)) {
              throw new ProgressNotSaved("the learner was forgotten meanwhile", null);
            }
            change.run();
          });
    } catch (DataAccessException | TransactionException e) {
      throw new ProgressNotSaved("the examination was not saved", e);
    }
  }
}
