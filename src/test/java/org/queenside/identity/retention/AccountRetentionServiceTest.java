package org.queenside.identity.retention;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.SettingRepository;
import org.queenside.identity.session.TestAccounts;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** The tests share a database, so each one ends by choosing to keep all pupils. */
@OnEveryDatabase
class AccountRetentionServiceTest {

  private static final Instant BEGIN = Instant.parse("2026-01-01T10:00:00Z");

  private final AtomicReference<Instant> now = new AtomicReference<>(BEGIN);
  private final Clock clock = ((InstantSource) now::get).withZone(ZoneOffset.UTC);
  private final LearnerRepository learners;
  private final AccountRepository accounts;
  private final AccountRetentionService retention;
  private final InactiveAccountDeletion deletion;

  AccountRetentionServiceTest(TestDatabase database) {
    var settings = new SettingRepository(database.jdbc());
    this.learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    this.accounts = new AccountRepository(database.jdbc(), database.transactions(), clock);
    this.retention = RetentionFixture.pupilRetention(settings, database, clock);
    this.deletion = RetentionFixture.pupilDeletion(retention, database.jdbc());
    retention.choose(AccountRetentionPeriod.FOR_GOOD);
  }

  @Test
  void everybodyStaysUnlessSomethingElseIsChosen() {
    LearnerId pupil = account(AccountRole.LEARNER);

    atDay(5000);
    deletion.delete();

    assertThat(accounts.find(pupil)).isNotNull();
    assertThat(retention.deletionDates(List.of(pupil))).isEmpty();
  }

  @Test
  void onlyPupilsWhoStayAwayAreDeleted() {
    retention.choose(AccountRetentionPeriod.A_YEAR);
    LearnerId away = account(AccountRole.LEARNER);
    LearnerId back = account(AccountRole.LEARNER);
    LearnerId teacher = account(AccountRole.TEACHER);
    LearnerId guest = TestAccounts.guest(learners);
    atDay(364);
    learners.touch(back);
    deletion.delete();
    assertThat(accounts.find(away)).isNotNull();

    atDay(366);
    deletion.delete();

    assertThat(accounts.find(away)).isNull();
    assertThat(accounts.find(back)).isNotNull();
    assertThat(accounts.find(teacher)).isNotNull();
    assertThat(learners.all()).contains(guest);
  }

  @Test
  void noPupilIsDeletedBeforeTheTeacherCouldSeeItFor30Days() {
    LearnerId away = account(AccountRole.LEARNER);
    atDay(1000);
    retention.choose(AccountRetentionPeriod.HALF_A_YEAR);
    deletion.delete();
    assertThat(retention.deletionDates(List.of(away))).isEqualTo(Map.of(away, day(1030)));

    atDay(1029);
    deletion.delete();
    assertThat(accounts.find(away)).isNotNull();

    atDay(1031);
    deletion.delete();
    assertThat(accounts.find(away)).isNull();
  }

  @Test
  void deletionsAreAnnouncedAMonthBefore() {
    retention.choose(AccountRetentionPeriod.A_YEAR);
    LearnerId pupil = account(AccountRole.LEARNER);
    LearnerId teacher = account(AccountRole.TEACHER);
    List<LearnerId> both = List.of(pupil, teacher);

    atDay(334);
    assertThat(retention.deletionDates(both)).isEmpty();
    atDay(336);
    assertThat(retention.deletionDates(both)).isEqualTo(Map.of(pupil, day(365)));

    learners.touch(pupil);
    assertThat(retention.deletionDates(both)).isEmpty();
  }

  @Test
  void aTeachersWorkForAPupilPostponesNothing() {
    retention.choose(AccountRetentionPeriod.A_YEAR);
    LearnerId neverHere = account(AccountRole.LEARNER);
    LearnerId away = account(AccountRole.LEARNER);
    learners.touch(away);
    List<LearnerId> both = List.of(neverHere, away);

    atDay(336);
    both.forEach(pupil -> learners.change(pupil, "paper results", () -> {}));
    assertThat(retention.deletionDates(both))
        .isEqualTo(Map.of(neverHere, day(365), away, day(365)));

    atDay(366);
    deletion.delete();
    assertThat(accounts.find(neverHere)).isNull();
    assertThat(accounts.find(away)).isNull();
  }

  @Test
  void everyChoiceIsReadAgainAsItWasMade() {
    for (AccountRetentionPeriod stay : AccountRetentionPeriod.values()) {
      retention.choose(stay);
      assertThat(retention.period()).isEqualTo(stay);
    }
    retention.choose(AccountRetentionPeriod.FOR_GOOD);
  }

  private LearnerId account(AccountRole role) {
    return accounts.add(role, "Somebody", "s" + UUID.randomUUID()).id();
  }

  private void atDay(int day) {
    now.set(day(day));
  }

  private static Instant day(int day) {
    return BEGIN.plus(day, ChronoUnit.DAYS);
  }
}
