package org.queenside.progress;

import java.util.List;
import org.queenside.learner.CurrentLearner;
import org.queenside.learner.LearnerId;
import org.queenside.learner.StoreUnavailable;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/** The progress of the learner in front of the screen: what views read and write. */
@Component
public class CurrentProgress {

  private final CurrentLearner currentLearner;
  private final AttemptLog log;
  private final ProgressTable table;

  CurrentProgress(CurrentLearner currentLearner, AttemptLog log, ProgressTable table) {
    this.currentLearner = currentLearner;
    this.log = log;
    this.table = table;
  }

  /**
   * Reads how far the learner is in the course.
   *
   * @return the progress; {@link Progress#NONE} for a visitor who has done nothing yet
   * @throws StoreUnavailable if the database cannot be read
   */
  public Progress read() {
    LearnerId learner = currentLearner.find();
    if (learner == null) {
      return Progress.NONE;
    }
    try {
      return Progress.of(table.of(learner, Area.COURSE));
    } catch (DataAccessException | TransactionException e) {
      throw new StoreUnavailable("the progress could not be read", e);
    }
  }

  /**
   * Reads everything the learner did in one area.
   *
   * @return the log, the oldest first; empty for a visitor who has done nothing yet
   * @throws StoreUnavailable if the database cannot be read
   */
  public List<LogEntry> log(Area area) {
    LearnerId learner = currentLearner.find();
    if (learner == null) {
      return List.of();
    }
    try {
      return log.of(learner, area);
    } catch (DataAccessException | TransactionException e) {
      throw new StoreUnavailable("the log could not be read", e);
    }
  }

  /**
   * Records what the learner just did; the first time, the visitor becomes a learner. Call this
   * before showing anything as done.
   *
   * @param attempt what was done
   * @throws ProgressNotSaved if it was not recorded; the same attempt may be recorded again later
   */
  public void record(Attempt attempt) {
    LearnerId learner;
    try {
      learner = currentLearner.enrol();
    } catch (StoreUnavailable e) {
      throw new ProgressNotSaved("the attempt on " + attempt.item() + " was not saved", e);
    }
    log.record(learner, attempt);
  }
}
