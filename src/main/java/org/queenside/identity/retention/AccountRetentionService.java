package org.queenside.identity.retention;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SettingRepository;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * How long administrators keep inactive learners with an account, and when each of them is deleted.
 * {@link InactiveAccountDeletion} deletes them.
 */
@Component
public class AccountRetentionService {

  /**
   * How long teachers are told before a deletion, and how long nothing is deleted after a new
   * choice.
   */
  public static final Duration NOTICE = Duration.ofDays(30);

  /** The name of the setting. */
  public static final String SETTING = "pupils-stay";

  private static final String SINCE = "pupils-stay-since";

  private final SettingRepository settings;
  private final AccountRetentionRepository repository;
  private final TransactionOperations transaction;
  private final Clock clock;

  AccountRetentionService(
      SettingRepository settings,
      AccountRetentionRepository repository,
      TransactionOperations transaction,
      Clock clock) {
    this.settings = settings;
    this.repository = repository;
    this.transaction = transaction;
    this.clock = clock;
  }

  /** Returns the chosen period. */
  public AccountRetentionPeriod period() {
    String chosen = settings.find(SETTING);
    return chosen == null ? AccountRetentionPeriod.FOR_GOOD : AccountRetentionPeriod.of(chosen);
  }

  /** Chooses the period. The caller checks who is asking. */
  public void choose(AccountRetentionPeriod stay) {
    transaction.executeWithoutResult(
        _ -> {
          settings.set(SETTING, stay.code());
          settings.set(SINCE, clock.instant().toString());
        });
  }

  /**
   * Finds the learners who are deleted within {@link #NOTICE} unless they come back. The caller
   * checks who is asking.
   *
   * @param learners pupils of a class
   * @return when each of them is deleted; others are left out
   */
  public Map<LearnerId, Instant> deletionDates(Collection<LearnerId> learners) {
    return deletionDates(learners, clock.instant().plus(NOTICE));
  }

  /** Like {@link #deletionDates}, however far off the deletion is. */
  public Map<LearnerId, Instant> allDeletionDates(Collection<LearnerId> learners) {
    Duration absence = period().absence();
    return absence == null
        ? Map.of()
        : deletionDates(learners, clock.instant().plus(absence).plus(NOTICE));
  }

  private Map<LearnerId, Instant> deletionDates(Collection<LearnerId> learners, Instant before) {
    Duration absence = period().absence();
    if (absence == null || learners.isEmpty()) {
      return Map.of();
    }
    Instant soonest = soonest();
    Map<LearnerId, Instant> dates = new HashMap<>();
    repository
        .lastSeenBefore(before.minus(absence), learners)
        .forEach(
            (learner, lastSeen) -> {
              Instant date = lastSeen.plus(absence);
              dates.put(learner, date.isBefore(soonest) ? soonest : date);
            });
    return dates;
  }

  /**
   * Returns the time before which pupils must have been last seen to be deleted now; null if none
   * are.
   */
  @Nullable Instant deletedIfUnseenSince() {
    Duration absence = period().absence();
    Instant now = clock.instant();
    return absence == null || now.isBefore(soonest()) ? null : now.minus(absence);
  }

  /** Nothing is deleted before this moment, so that no teacher is surprised by a new choice. */
  private Instant soonest() {
    String since = settings.find(SINCE);
    return since == null ? Instant.EPOCH : Instant.parse(since).plus(NOTICE);
  }
}
