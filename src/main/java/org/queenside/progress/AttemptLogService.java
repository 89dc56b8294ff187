package org.queenside.progress;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.UUID;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Writes the log of everything learners do, and keeps what is computed from it up to date. Attempts
 * are never changed, and only deleted with their learner or if they were recorded by mistake.
 */
@Service
public class AttemptLogService {

  private final TransactionOperations transaction;
  private final LearnerRepository learners;
  private final AttemptRepository attempts;
  private final ProgressRepository progress;
  private final MisconceptionRepository misconceptions;
  private final Clock clock;

  AttemptLogService(
      TransactionOperations transaction,
      LearnerRepository learners,
      AttemptRepository attempts,
      ProgressRepository progress,
      MisconceptionRepository misconceptions,
      Clock clock) {
    this.transaction = transaction;
    this.learners = learners;
    this.attempts = attempts;
    this.progress = progress;
    this.misconceptions = misconceptions;
    this.clock = clock;
  }

  /**
   * Records an attempt together with the progress it brings. When this returns, the attempt
   * survives even a crash of the program.
   *
   * <p>An attempt that is already in the log isn't changed.
   *
   * @param learner the learner who made it
   * @param attempt what was just done
   * @return false if it is already in the log
   */
  public boolean record(LearnerId learner, Attempt attempt) {
    return learners.writeAsSeen(
        learner, description(attempt), () -> add(learner, attempt, clock.instant()));
  }

  /**
   * Records an attempt that was made elsewhere, such as on paper. It doesn't count as a visit.
   *
   * @param learner the learner who made it
   * @param attempt what was done
   * @param madeAt when it was made, not later than now
   * @return false if it is already in the log
   */
  public boolean record(LearnerId learner, Attempt attempt, Instant madeAt) {
    return learners.write(
        learner,
        description(attempt),
        () -> {
          attempts.noteChange(learner);
          return add(learner, attempt, madeAt);
        });
  }

  private static String description(Attempt attempt) {
    return "the attempt on " + attempt.item();
  }

  /**
   * Deletes attempts that were recorded by mistake, such as a worksheet result typed wrongly, and
   * recomputes the learner's progress.
   *
   * @param learner the learner who made them
   * @param ids the attempts; ids that aren't in the learner's log are ignored
   */
  public void withdraw(LearnerId learner, Collection<UUID> ids) {
    learners.change(
        learner,
        "the withdrawal of attempts",
        () -> {
          if (attempts.delete(learner, ids) > 0) {
            computeAgain(learner);
          }
        });
  }

  private boolean add(LearnerId learner, Attempt attempt, Instant madeAt) {
    // Databases keep microseconds. With a higher precision here, a row would differ from a rebuilt
    // one.
    Instant now = madeAt.truncatedTo(ChronoUnit.MICROS);
    boolean added = attempts.add(learner, attempt, now);
    if (added) {
      progress.add(learner, attempt, now);
      if (attempt.misconception() != null) {
        misconceptions.count(learner, attempt, now);
      }
    }
    return added;
  }

  /** Recomputes every learner's progress from the log. Learners can continue to work meanwhile. */
  public void rebuild() {
    for (LearnerId learner : learners.all()) {
      transaction.executeWithoutResult(
          _ -> {
            if (learners.lock(learner)) {
              computeAgain(learner);
            }
          });
    }
  }

  /**
   * Gives a guest's attempts to a learner and recomputes their combined progress. The caller must
   * have locked both learners.
   */
  void merge(LearnerId guest, LearnerId into) {
    attempts.merge(guest, into);
    computeAgain(into);
  }

  private void computeAgain(LearnerId learner) {
    attempts.noteChange(learner);
    progress.clear(learner);
    attempts.progress(learner).forEach(item -> progress.insert(learner, item));
    misconceptions.clear(learner);
    for (RecordedAttempt recorded : attempts.withMisconception(learner)) {
      misconceptions.count(learner, recorded.attempt(), recorded.at());
    }
  }
}
