package org.queenside.identity.retention;

import io.micrometer.core.instrument.Metrics;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Decides whether inactive learners may be deleted without asking an administrator: not after the
 * clock has jumped ahead, and not if it would delete unusually many at once.
 */
@Component
public class DeletionGuard {

  /** How long an administrator who postpones the decision isn't asked again. */
  public static final Duration PAUSE = Duration.ofDays(7);

  /** Up to this many are deleted whatever their share: about one class that left a year ago. */
  static final int FEW = 50;

  /**
   * More than one in this many is unusual. The job runs daily, so with a steady flow of guests it
   * deletes one in 400 at a time.
   */
  static final int UNUSUAL_SHARE = 5;

  private static final Logger LOG = LoggerFactory.getLogger(DeletionGuard.class);

  private final ClockJumpDetector clockCheck;
  private final DeletionPauseRepository pauses;
  private final Clock clock;

  DeletionGuard(ClockJumpDetector clockCheck, DeletionPauseRepository pauses, Clock clock) {
    this.clockCheck = clockCheck;
    this.pauses = pauses;
    this.clock = clock;
  }

  /** Why an administrator has to decide. */
  public enum Reason {
    CLOCK,
    SHARE
  }

  /**
   * Learners who aren't deleted until an administrator decides.
   *
   * @param kind the {@link InactivityDeletion#kind}
   * @param learners how many would be deleted
   * @param all how many learners of the kind there are
   */
  public record PendingDeletion(String kind, int learners, int all, Reason reason) {}

  /** Runs a job if it may run without asking; otherwise logs what is waiting and why. */
  public void run(InactivityDeletion job) {
    PendingDeletion waiting = waiting(job);
    if (waiting == null) {
      int deleted = delete(job);
      if (deleted > 0) {
        LOG.info("Deleted {} {} who had been inactive too long", deleted, job.kind());
      }
      return;
    }
    LOG.warn(
        "{} of {} {} have been inactive too long, but none were deleted: {}."
            + " An administrator can decide on the page /administration",
        waiting.learners(),
        waiting.all(),
        waiting.kind(),
        switch (waiting.reason()) {
          case CLOCK ->
              "the clock is more than %d days ahead of the time when the program last ran"
                  .formatted(ClockJumpDetector.LONGEST_JUMP.toDays());
          case SHARE -> "that is unusually many at once";
        });
  }

  /** Returns what an administrator has to decide about a job; null if there is nothing. */
  public @Nullable PendingDeletion waiting(InactivityDeletion job) {
    int due = job.due();
    if (due == 0) {
      return null;
    }
    int all = job.all();
    if (!clockCheck.isTrusted()) {
      return new PendingDeletion(job.kind(), due, all, Reason.CLOCK);
    }
    return due > FEW && (long) due * UNUSUAL_SHARE > all
        ? new PendingDeletion(job.kind(), due, all, Reason.SHARE)
        : null;
  }

  /** Runs a job that an administrator has confirmed, and trusts the clock. */
  public int runConfirmed(InactivityDeletion job) {
    clockCheck.trust();
    return delete(job);
  }

  private static int delete(InactivityDeletion job) {
    int deleted = job.delete();
    Metrics.counter("queenside.retention.deleted", "who", job.kind()).increment(deleted);
    return deleted;
  }

  /** Pauses the question about a kind of learners for {@link #PAUSE}. */
  public void pause(String kind) {
    pauses.pause(kind, clock.instant().plus(PAUSE));
  }

  /** Returns whether the question is paused. A pause from a clock that was ahead doesn't count. */
  public boolean isPaused(String kind) {
    Instant now = clock.instant();
    return pauses.isPaused(kind, now, now.plus(PAUSE));
  }
}
