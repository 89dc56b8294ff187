package org.queenside.progress;

import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.text.TextSanitizer;
import org.springframework.stereotype.Component;

/** Reads and stores the current learner's examination and diploma. */
@Component
public class ExaminationService {

  private static final String WHAT = "the examination";

  private final CurrentLearnerStore learners;
  private final ExaminationRepository table;

  ExaminationService(CurrentLearnerStore learners, ExaminationRepository table) {
    this.learners = learners;
    this.table = table;
  }

  /**
   * Reads the current examination, or the last one.
   *
   * @return the examination, or null if there is none
   */
  public @Nullable Examination read() {
    return learners.<@Nullable Examination>read(WHAT, table::of, null);
  }

  /**
   * Reads the learner's diploma.
   *
   * @return the diploma, or null if no examination was passed
   */
  public @Nullable Diploma diploma() {
    return learners.<@Nullable Diploma>read("the diploma", table::diploma, null);
  }

  /**
   * Begins a new examination, replacing an unfinished one.
   *
   * @param seed the seed for drawing the tasks
   */
  public void begin(long seed) {
    learners.change(WHAT, learner -> table.begin(learner, seed));
  }

  /**
   * Marks one task. A task that is already marked keeps its mark.
   *
   * @param number the task's index in the examination, from 0
   */
  public void mark(long seed, int number, boolean right) {
    learners.change(WHAT, learner -> table.mark(learner, seed, number, right));
  }

  /** Awards the diploma, unless the learner has a better one. */
  public void award(int correct, int tasks) {
    learners.change(WHAT, learner -> table.award(learner, correct, tasks));
  }

  /**
   * Writes a name on the diploma.
   *
   * @param name cut to {@link Diploma#LONGEST_NAME} characters; a blank one removes the name
   */
  public void name(String name) {
    String kept = TextSanitizer.truncate(name.strip(), Diploma.LONGEST_NAME);
    learners.change(WHAT, learner -> table.name(learner, kept.isBlank() ? null : kept));
  }
}
