package org.queenside.identity.retention;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.SettingRepository;
import org.queenside.identity.account.Token;
import org.queenside.identity.retention.DeletionGuard.PendingDeletion;
import org.queenside.identity.retention.DeletionGuard.Reason;
import org.queenside.store.JobLock;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class GuestDeletionTest {

  private static final Duration ABSENCE = Duration.ofDays(400);

  private final TestDatabase database;
  private final TestClock clock = new TestClock();
  private final LearnerRepository learners;
  private final ClockJumpDetector clockCheck;
  private final DeletionGuard guard;
  private final GuestDeletion retention;

  GuestDeletionTest(TestDatabase database) {
    this.database = database;
    this.learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    this.clockCheck = RetentionFixture.clockCheck(database.jdbc(), clock);
    this.guard = RetentionFixture.guard(clockCheck, database.jdbc(), clock);
    this.retention = new GuestDeletion(learners, ABSENCE);
  }

  @BeforeEach
  void beginWithoutGuests() {
    database.jdbc().sql("delete from learner").update();
    database.jdbc().sql("delete from clock_check").update();
    clockCheck.note();
  }

  @Test
  void onlyGuestsWhoStayAwayTooLongAreDeleted() {
    LearnerId away = guest();
    LearnerId back = guest();
    daysPass(399);
    learners.touch(back);
    guard.run(retention);
    assertThat(learners.all()).containsExactlyInAnyOrder(away, back);

    daysPass(2);
    guard.run(retention);
    assertThat(learners.all()).containsExactly(back);
  }

  /** They are deleted in groups, and these are more than one group. */
  @Test
  void manyGuestsAreDeletedIfTheyAreASmallShare() {
    guests(101);
    daysPass(401);
    guests(500);

    guard.run(retention);

    assertThat(learners.all()).hasSize(500);
  }

  @Test
  void aClockThatJumpsAheadDeletesNobody() {
    guests(3);

    clock.advance(Duration.ofDays(401));
    guard.run(retention);
    clockCheck.note();
    guard.run(retention);

    assertThat(learners.all()).hasSize(3);
    assertThat(waiting()).isEqualTo(new PendingDeletion("guests", 3, 3, Reason.CLOCK));
  }

  @Test
  void afterAJumpTheRightTimeIsTrustedAgain() {
    guests(3);
    clock.advance(Duration.ofDays(401));
    guard.run(retention);

    clock.advance(Duration.ofDays(-401));
    daysPass(401);
    guard.run(retention);

    assertThat(learners.all()).isEmpty();
  }

  @Test
  void aClockThatFallsBehindDeletesNobodyAndNeedsNoDecision() {
    guests(3);
    clock.advance(Duration.ofDays(-3000));

    guard.run(retention);

    assertThat(learners.all()).hasSize(3);
    assertThat(waiting()).isNull();
    assertThat(clockCheck.isTrusted()).isTrue();
  }

  /** Another program with a correct clock goes on, and doesn't move the wrong one's time. */
  @Test
  void oneOfSeveralProgramsMayHaveAWrongClock() {
    guests(3);
    TestClock wrong = new TestClock();
    wrong.advance(Duration.ofDays(401));
    ClockJumpDetector wrongCheck = RetentionFixture.clockCheck(database.jdbc(), wrong);

    assertThat(wrongCheck.isTrusted()).isFalse();
    assertThat(clockCheck.isTrusted()).isTrue();
    clock.advance(Duration.ofDays(1));
    assertThat(clockCheck.isTrusted()).isTrue();
    assertThat(wrongCheck.isTrusted()).isFalse();
  }

  @Test
  void anUnusualShareWaitsForAnAdministrator() {
    guests(DeletionGuard.FEW + 1);
    daysPass(401);
    guests(4 * DeletionGuard.FEW);

    guard.run(retention);

    assertThat(waiting()).isEqualTo(new PendingDeletion("guests", 51, 251, Reason.SHARE));
    assertThat(guard.runConfirmed(retention)).isEqualTo(51);
    assertThat(learners.all()).hasSize(200);
    assertThat(waiting()).isNull();
  }

  @Test
  void aDatabaseFromBeforeTheCheckTrustsTheLastVisit() {
    database.jdbc().sql("delete from clock_check").update();
    guests(3);
    clock.advance(Duration.ofDays(401));
    database
        .jdbc()
        .sql("insert into clock_check (id, latest) select 1, max(last_seen_at) from learner")
        .update();

    guard.run(retention);

    assertThat(learners.all()).hasSize(3);
  }

  @Test
  void aSettingThatWouldDeleteEverybodyIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new GuestDeletion(learners, Duration.ZERO))
        .withMessageContaining("queenside.forget-after");
  }

  @Test
  void withoutADatabaseTheJobWaitsForTheNextDay() {
    TestDatabase closed = TestDatabase.onH2();
    var check = RetentionFixture.clockCheck(closed.jdbc(), clock);
    var absent =
        new GuestDeletion(
            new LearnerRepository(closed.jdbc(), closed.transactions(), clock), ABSENCE);
    var pupils =
        RetentionFixture.pupilRetention(new SettingRepository(closed.jdbc()), closed, clock);
    var job =
        new InactivityDeletionJob(
            List.of(absent, RetentionFixture.pupilDeletion(pupils, closed.jdbc())),
            RetentionFixture.guard(check, closed.jdbc(), clock),
            new JobLock(closed.jdbc()));
    closed.close();

    assertThatCode(job::runDaily).doesNotThrowAnyException();
    assertThatCode(check::note).doesNotThrowAnyException();
  }

  private @Nullable PendingDeletion waiting() {
    return guard.waiting(retention);
  }

  private LearnerId guest() {
    return learners.add(Token.random());
  }

  private List<LearnerId> guests(int number) {
    return IntStream.range(0, number).mapToObj(_ -> guest()).toList();
  }

  /** The program keeps running meanwhile. */
  private void daysPass(int days) {
    for (int day = 0; day < days; day++) {
      clock.advance(Duration.ofDays(1));
      clockCheck.note();
    }
  }
}
