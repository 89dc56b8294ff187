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

  PupilRetentionTest(TestDatabase database) {
    var settings = new SettingTable(database.jdbc(), database.transactions());
    this.learners = new Learners(database.jdbc(), database.transactions(), clock);
    this.accounts = new Accounts(database.jdbc(), database.transactions(), clock);
    this.retention =
        new PupilRetention(
            settings,
            database.jdbc(),
            database.transactions(),
            new JobLock(database.jdbc()),
            clock);
    retention.choose(PupilStay.FOR_GOOD);
  }

  @Test
  void everybodyStaysUnlessSomethingElseIsChosen() {
    LearnerId pupil = account(Role.LEARNER);

    atDay(5000);
    retention.forgetTheAbsent();

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
    retention.forgetTheAbsent();
    assertThat(accounts.find(away)).isNotNull();

    atDay(366);
    retention.forgetTheAbsent();

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
    retention.forgetTheAbsent();
    assertThat(retention.leaving(List.of(away))).isEqualTo(Map.of(away, day(1030)));

    atDay(1029);
    retention.forgetTheAbsent();
    assertThat(accounts.find(away)).isNotNull();

    atDay(1031);
    retention.forgetTheAbsent();
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
    var settings = new SettingTable(closed.jdbc(), closed.transactions());
    var job =
        new PupilRetention(
            settings, closed.jdbc(), closed.transactions(), new JobLock(closed.jdbc()), clock);
    closed.close();

    assertThatCode(job::runDaily).doesNotThrowAnyException();
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
