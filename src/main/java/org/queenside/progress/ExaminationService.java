package org.queenside.progress;

import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/** The examination and the diploma of the learner in front of the screen. */
@Component
public class ExaminationService {

  private static final String WHAT = "the examination";

  private final CurrentLearnerStore ledger;
  private final ExaminationRepository table;

  ExaminationService(CurrentLearnerStore ledger, ExaminationRepository table) {
    this.ledger = ledger;
    this.table = table;
  }

  /**
   * Reads the examination the learner is in, or the last one.
   *
   * @return the examination, or null if there was none
   * @throws StoreUnavailableException if the database cannot be read
   */
  public @Nullable Examination read() {
    return ledger.<@Nullable Examination>read(WHAT, table::of, null);
  }

  /**
   * Reads the learner's diploma.
   *
   * @return the diploma, or null if no examination was passed
   * @throws StoreUnavailableException if the database cannot be read
   */
  public @Nullable Diploma diploma() {
    return ledger.<@Nullable Diploma>read("the diploma", table::diploma, null);
  }

  /**
   * Begins an examination; one that was not finished is given up.
   *
   * @param seed draws the tasks
   * @throws NotSavedException if it was not stored
   */
  public void begin(long seed) {
    ledger.change(WHAT, learner -> table.begin(learner, seed));
  }

  /**
   * Marks one task. A task that has a mark keeps it.
   *
   * @param number the task's place in the examination, from 0
   * @throws NotSavedException if it was not stored
   */
  public void mark(long seed, int number, boolean right) {
    ledger.change(WHAT, learner -> table.mark(learner, seed, number, right));
  }

  /**
   * Awards the diploma, unless the learner has a better one.
   *
   * @throws NotSavedException if it was not stored
   */
  public void award(int correct, int tasks) {
    ledger.change(WHAT, learner -> table.award(learner, correct, tasks));
  }

  /**
   * Writes a name on the diploma.
   *
   * @param name cut to {@link Diploma#LONGEST_NAME} characters; a blank one takes the name away
   * @throws NotSavedException if it was not stored
   */
  public void name(String name) {
    String kept = LogText.cut(name.strip(), Diploma.LONGEST_NAME);
    ledger.change(WHAT, learner -> table.name(learner, kept.isBlank() ? null : kept));
  }
}
