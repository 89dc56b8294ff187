package org.queenside.progress;

import java.util.List;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/** The progress of the learner in front of the screen: what views read and write. */
@Component
public class ProgressService {

  private final CurrentLearnerStore ledger;
  private final AttemptLogService log;
  private final ProgressRepository table;

  ProgressService(CurrentLearnerStore ledger, AttemptLogService log, ProgressRepository table) {
    this.ledger = ledger;
    this.log = log;
    this.table = table;
  }

  /**
   * Reads how far the learner is in the course.
   *
   * @return the progress; {@link Progress#NONE} for a visitor who has done nothing yet
   * @throws StoreUnavailableException if the database cannot be read
   */
  public Progress read() {
    return ledger.read(
        "the progress", learner -> Progress.of(table.of(learner, Area.COURSE)), Progress.NONE);
  }

  /**
   * Reads everything the learner did in one area.
   *
   * @return the log, the oldest first; empty for a visitor who has done nothing yet
   * @throws StoreUnavailableException if the database cannot be read
   */
  public List<AttemptEntry> log(Area area) {
    return ledger.read("the log", learner -> log.of(learner, area), List.of());
  }

  /**
   * Records what the learner just did; the first time, the visitor becomes a learner. Call this
   * before showing anything as done.
   *
   * @param attempt what was done
   * @throws NotSavedException if it was not recorded; the same attempt may be recorded again later
   */
  public void record(Attempt attempt) {
    log.record(ledger.enrol("the attempt on " + attempt.item()), attempt);
  }
}
