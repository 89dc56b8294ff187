package org.queenside.identity.retention;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.store.JobLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.dao.DataAccessException;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Forgets guests who do not come back. Their cookie has run out by then. */
@Component
class GuestDeletionJob implements InactivityDeletion {

  private static final Logger LOG = LoggerFactory.getLogger(GuestDeletionJob.class);

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
    try {
      if (lock.tryAcquire("retention", JobLock.DAILY)) {
        guard.run(this);
      }
    } catch (DataAccessException e) {
      String trouble = e.getMostSpecificCause().getMessage();
      LOG.warn("Absent guests could not be forgotten; the next try is tomorrow: {}", trouble);
    }
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
