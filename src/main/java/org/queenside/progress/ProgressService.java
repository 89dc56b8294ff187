package org.queenside.progress;

import java.util.List;
import java.util.Set;
import org.queenside.identity.account.CurrentLearnerStore;
import org.springframework.stereotype.Component;

/** Reads and records the progress of the current learner. */
@Component
public class ProgressService {

  private final CurrentLearnerStore store;
  private final AttemptLogService log;
  private final AttemptRepository attempts;
  private final ProgressRepository table;

  ProgressService(
      CurrentLearnerStore store,
      AttemptLogService log,
      AttemptRepository attempts,
      ProgressRepository table) {
    this.store = store;
    this.log = log;
    this.attempts = attempts;
    this.table = table;
  }

  /**
   * Reads the learner's progress in the course.
   *
   * @return the progress; {@link Progress#NONE} for a visitor who has done nothing yet
   */
  public Progress read() {
    return store.read(
        "the progress", learner -> Progress.of(table.of(learner, Area.COURSE)), Progress.NONE);
  }

  /**
   * Reads the learner's progress on some items, which is faster than all of the course.
   *
   * @return the progress; {@link Progress#NONE} for a visitor who has done nothing yet
   */
  public Progress readItems(Set<String> items) {
    return store.read(
        "the progress", learner -> Progress.of(table.of(learner, items)), Progress.NONE);
  }

  /** Returns how many items of an area the learner has finished. */
  public int finished(Area area) {
    return store.read(
        "the progress",
        learner ->
            (int) table.of(learner, area).stream().filter(item -> item.doneAt() != null).count(),
        0);
  }

  /**
   * Reads everything that the learner did in one area.
   *
   * @return the log, the oldest first; empty for a visitor who has done nothing yet
   */
  public List<AttemptEntry> log(Area area) {
    return store.read("the log", learner -> attempts.of(learner, area), List.of());
  }

  /**
   * Records what the learner just did. A visitor becomes a learner with the first attempt. Call
   * this before showing a result.
   *
   * @param attempt what was done
   */
  public void record(Attempt attempt) {
    store.record("the attempt on " + attempt.item(), learner -> log.record(learner, attempt));
  }
}
