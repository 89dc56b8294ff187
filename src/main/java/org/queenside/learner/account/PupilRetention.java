package org.queenside.learner.account;

import io.micrometer.core.instrument.Metrics;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.queenside.database.JobLock;
import org.queenside.learner.LearnerId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Forgets learners with an account who do not come back, if an administrator has chosen so. Whoever
 * teaches or looks after the program stays.
 *
 * <p>Methods throw Spring's {@code DataAccessException} when the database fails.
 */
@Component
public class PupilRetention {

  /** So long before, who teaches a pupil can see it; and so long after a choice nobody goes. */
  public static final Duration NOTICE = Duration.ofDays(30);

  static final String SETTING = "pupils-stay";
  private static final String SINCE = "pupils-stay-since";

  private static final Logger LOG = LoggerFactory.getLogger(PupilRetention.class);

  private final SettingTable settings;
  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final JobLock lock;
  private final Clock clock;

  PupilRetention(
      SettingTable settings,
      JdbcClient jdbc,
      TransactionOperations transaction,
      JobLock lock,
      Clock clock) {
    this.settings = settings;
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.lock = lock;
    this.clock = clock;
  }

  /** Returns what has been chosen. */
  PupilStay stay() {
    String chosen = settings.find(SETTING);
    return chosen == null ? PupilStay.FOR_GOOD : PupilStay.of(chosen);
  }

  /** Chooses. Whoever calls asks first whether it is allowed. */
  void choose(PupilStay stay) {
    transaction.executeWithoutResult(
        _ -> {
          settings.set(SETTING, stay.word());
          settings.set(SINCE, clock.instant().toString());
        });
  }

  /**
   * Finds out which learners go within {@link #NOTICE} unless they come back before. Whoever calls
   * asks first whether it is allowed.
   *
   * @param learners pupils of a class
   * @return when each of them goes; the others are missing
   */
  public Map<LearnerId, Instant> leaving(Collection<LearnerId> learners) {
    Duration absence = stay().absence();
    if (absence == null || learners.isEmpty()) {
      return Map.of();
    }
    Instant soonest = soonest();
    Map<LearnerId, Instant> leaving = new HashMap<>();
    jdbc.sql(
            """
            select l.id, l.last_seen_at from learner l join account a on a.learner_id = l.id
            where a.role = 'learner' and l.last_seen_at < :seen and l.id in (:learners)""")
        .param("seen", at(clock.instant().plus(NOTICE).minus(absence)))
        .param("learners", learners.stream().map(LearnerId::value).toList())
        .query(
            row -> {
              Instant goes =
                  row.getObject("last_seen_at", OffsetDateTime.class).toInstant().plus(absence);
              leaving.put(
                  new LearnerId(row.getObject("id", UUID.class)),
                  goes.isBefore(soonest) ? soonest : goes);
            });
    return leaving;
  }

  /** Runs soon after the start and then daily: a program that runs an hour a day cleans up too. */
  @Scheduled(initialDelay = 2, fixedDelay = 24 * 60, timeUnit = TimeUnit.MINUTES)
  void runDaily() {
    try {
      if (lock.tryAcquire("pupil-retention", JobLock.DAILY)) {
        forgetTheAbsent();
      }
    } catch (DataAccessException e) {
      String trouble = e.getMostSpecificCause().getMessage();
      LOG.warn("Absent learners could not be forgotten; the next try is tomorrow: {}", trouble);
    }
  }

  void forgetTheAbsent() {
    int forgotten = forget();
    Metrics.counter("queenside.retention.deleted", "who", "accounts").increment(forgotten);
    if (forgotten > 0) {
      LOG.info("Forgot {} learners with an account who had not come back", forgotten);
    }
  }

  private int forget() {
    Duration absence = stay().absence();
    Instant now = clock.instant();
    if (absence == null || now.isBefore(soonest())) {
      return 0;
    }
    List<UUID> absent =
        jdbc.sql(
                """
                select l.id from learner l join account a on a.learner_id = l.id
                where a.role = 'learner' and l.last_seen_at < ?""")
            .param(at(now.minus(absence)))
            .query(UUID.class)
            .list();
    return absent.stream().mapToInt(id -> forget(id, now.minus(absence))).sum();
  }

  /** Who comes back in this very moment stays. */
  private int forget(UUID learner, Instant seen) {
    return jdbc.sql("delete from learner where id = ? and last_seen_at < ?")
        .params(learner, at(seen))
        .update();
  }

  /** Before this moment nobody goes, so that a choice surprises nobody. */
  private Instant soonest() {
    String since = settings.find(SINCE);
    return since == null ? Instant.EPOCH : Instant.parse(since).plus(NOTICE);
  }

  private static OffsetDateTime at(Instant instant) {
    return instant.atOffset(ZoneOffset.UTC);
  }
}
