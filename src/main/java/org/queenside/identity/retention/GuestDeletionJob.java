package org.queenside.identity.retention;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.store.JobLock;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Deletes guests who have not come back. Their cookie has expired by then. */
@Component
class GuestDeletionJob implements InactivityDeletion {

  private final LearnerRepository learners;
  private final JobLock lock;
  private final DeletionGuard guard;
  private final Duration absence;

  GuestDeletionJob(
      LearnerRepository learners,
      JobLock lock,
      DeletionGuard guard,
      @Value("${queenside.forget-after:400d}") Duration absence) {
    if (absence.compareTo(Duration.ofDays(1)) < 0) {
      throw new IllegalArgumentException(
          "queenside.forget-after is %s; it must be one day (1d) or more".formatted(absence));
    }
    this.learners = learners;
    this.lock = lock;
    this.guard = guard;
    this.absence = absence;
  }

  /** Runs soon after the start and then daily: a program that runs an hour a day cleans up too. */
  @Scheduled(initialDelay = 1, fixedDelay = 24 * 60, timeUnit = TimeUnit.MINUTES)
  void runDaily() {
    lock.runOnce(
        "retention",
        JobLock.DAILY,
        "Inactive guests could not be deleted; the next try is tomorrow",
        () -> guard.run(this));
  }

  @Override
  public String kind() {
    return "guests";
  }

  @Override
  public int due() {
    return learners.countGuestsUnseenFor(absence);
  }

  @Override
  public int all() {
    return learners.countGuests();
  }

  @Override
  public int delete() {
    return learners.forgetUnseenFor(absence);
  }
}
