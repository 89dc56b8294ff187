package org.queenside.learner.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.queenside.database.JobLock;
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.TestDatabase;
import org.queenside.learner.Accounts;
import org.queenside.learner.ClockCheck;
import org.queenside.learner.DeletionGuard;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Learners;
import org.queenside.learner.Role;
import org.queenside.learner.TestAccounts;

/** Its tests share a database, so each ends with everybody staying for good. */
@OnEveryDatabase
class PupilRetentionTest {

  private static final Instant BEGIN = Instant.parse("2026-01-01T10:00:00Z");

  private final AtomicReference<Instant> now = new AtomicReference<>(BEGIN);
  private final Clock clock = ((InstantSource) now::get).withZone(ZoneOffset.UTC);
  private final Learners learners;
  private final Accounts accounts;
  private final PupilRetention retention;
  private final PupilDeletionJob job;

  PupilRetentionTest(TestDatabase database) {
    var settings = new SettingTable(database.jdbc(), database.transactions());
    this.learners = new Learners(database.jdbc(), database.transactions(), clock);
    this.accounts = new Accounts(database.jdbc(), database.transactions(), clock);
    this.retention = new PupilRetention(settings, database.jdbc(), database.transactions(), clock);
    this.job = jobOn(database);
    retention.choose(PupilStay.FOR_GOOD);
  }

  @Test
  void everybodyStaysUnlessSomethingElseIsChosen() {
    LearnerId pupil = account(Role.LEARNER);

    atDay(5000);
    job.delete();

    assertThat(accounts.find(pupil)).isNotNull();
    assertThat(retention.leaving(List.of(pupil))).isEmpty();
  }

  @Test
  void onlyPupilsWhoStayAwayAreForgotten() {
    retention.choose(PupilStay.A_YEAR);
    LearnerId away = account(Role.LEARNER);
    LearnerId back = account(Role.LEARNER);
    LearnerId teacher = account(Role.INSTRUCTOR);
    LearnerId guest = TestAccounts.guest(learners);
    atDay(364);
    learners.touch(back);
    job.delete();
    assertThat(accounts.find(away)).isNotNull();

    atDay(366);
    job.delete();

    assertThat(accounts.find(away)).isNull();
    assertThat(accounts.find(back)).isNotNull();
    assertThat(accounts.find(teacher)).isNotNull();
    assertThat(learners.all()).contains(guest);
  }

  @Test
  void nobodyGoesBeforeTheirTeacherCouldSeeItFor30Days() {
    LearnerId away = account(Role.LEARNER);
    atDay(1000);
    retention.choose(PupilStay.HALF_A_YEAR);
    job.delete();
    assertThat(retention.leaving(List.of(away))).isEqualTo(Map.of(away, day(1030)));

    atDay(1029);
    job.delete();
    assertThat(accounts.find(away)).isNotNull();

    atDay(1031);
    job.delete();
    assertThat(accounts.find(away)).isNull();
  }

  @Test
  void whoGoesIsKnownAMonthBefore() {
    retention.choose(PupilStay.A_YEAR);
    LearnerId pupil = account(Role.LEARNER);
    LearnerId teacher = account(Role.INSTRUCTOR);
    List<LearnerId> both = List.of(pupil, teacher);

    atDay(334);
    assertThat(retention.leaving(both)).isEmpty();
    atDay(336);
    assertThat(retention.leaving(both)).isEqualTo(Map.of(pupil, day(365)));

    learners.touch(pupil);
    assertThat(retention.leaving(both)).isEmpty();
  }

  @Test
  void everyChoiceIsReadAgainAsItWasMade() {
    for (PupilStay stay : PupilStay.values()) {
      retention.choose(stay);
      assertThat(retention.stay()).isEqualTo(stay);
    }
    retention.choose(PupilStay.FOR_GOOD);
  }

  @Test
  void withoutADatabaseTheJobWaitsForTheNextDay() {
    TestDatabase closed = TestDatabase.onH2();
    PupilDeletionJob job = jobOn(closed);
    closed.close();

    assertThatCode(job::runDaily).doesNotThrowAnyException();
  }

  private PupilDeletionJob jobOn(TestDatabase database) {
    var jdbc = database.jdbc();
    var settings = new SettingTable(jdbc, database.transactions());
    return new PupilDeletionJob(
        new PupilRetention(settings, jdbc, database.transactions(), clock),
        new DeletionGuard(new ClockCheck(jdbc, clock), jdbc, clock),
        new JobLock(jdbc),
        jdbc);
  }

  private LearnerId account(Role role) {
    return accounts.add(role, "Somebody", "s" + UUID.randomUUID()).id();
  }

  private void atDay(int day) {
    now.set(day(day));
  }

  private static Instant day(int day) {
    return BEGIN.plus(day, ChronoUnit.DAYS);
  }
}
