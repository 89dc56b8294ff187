package org.queenside.identity.management;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.account.SettingRepository;
import org.queenside.identity.retention.AccountRetentionPeriod;
import org.queenside.identity.retention.AccountRetentionService;
import org.queenside.identity.retention.DeletionGuard;
import org.queenside.identity.retention.DeletionGuard.PendingDeletion;
import org.queenside.identity.retention.DeletionGuard.Reason;
import org.queenside.identity.retention.InactiveAccountDeletion;
import org.queenside.identity.retention.RetentionFixture;
import org.queenside.identity.session.SignInFixture;
import org.queenside.identity.session.TestBrowser;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** The clock has jumped by more than the year after which pupils are deleted. */
@OnEveryDatabase
class PendingDeletionServiceTest {

  private final TestDatabase database;
  private final SignInFixture signInFixture;
  private final AccountRetentionService retention;
  private final InactiveAccountDeletion deletion;
  private final DeletionGuard guard;
  private final PendingDeletionService deletions;

  PendingDeletionServiceTest(TestDatabase database) {
    this.database = database;
    signInFixture = new SignInFixture(database);
    var jdbc = database.jdbc();
    var clockCheck = RetentionFixture.clockCheck(jdbc, signInFixture.clock);
    clockCheck.isTrusted();
    guard = RetentionFixture.guard(clockCheck, jdbc, signInFixture.clock);
    retention =
        RetentionFixture.pupilRetention(new SettingRepository(jdbc), database, signInFixture.clock);
    deletion = RetentionFixture.pupilDeletion(retention, jdbc);
    deletions =
        new PendingDeletionService(
            new AdministratorAccess(signInFixture.current, database.transactions()),
            List.of(deletion),
            guard,
            signInFixture.audit);
  }

  @BeforeEach
  void jumpAYearAhead() {
    database.jdbc().sql("delete from learner").update();
    database.jdbc().sql("delete from deletion_pause").update();
    retention.choose(AccountRetentionPeriod.A_YEAR);
    signInFixture.account(AccountRole.LEARNER);
    signInFixture.clock.advance(Duration.ofDays(366));
  }

  @Test
  void anAdministratorDeletesThem() {
    LearnerId pupil = pupils().getFirst();
    guard.run(deletion);
    assertThat(pupils()).containsExactly(pupil);
    TestBrowser administrator = signInFixture.browserOf(AccountRole.ADMINISTRATOR);

    List<PendingDeletion> open = administrator.request(deletions::open);
    assertThat(open).containsExactly(new PendingDeletion("pupils", 1, 1, Reason.CLOCK));
    assertThat(administrator.request(() -> deletions.delete(open.getFirst()))).isTrue();

    assertThat(pupils()).isEmpty();
    assertThat(administrator.request(deletions::open)).isEmpty();
    assertThat(lastNote().action()).isEqualTo(AuditAction.LEARNERS_DELETED);
    assertThat(lastNote().subject()).isEqualTo("pupils");
    assertThat(lastNote().detail()).isEqualTo("1");
  }

  @Test
  void anAdministratorPutsTheQuestionOff() {
    TestBrowser administrator = signInFixture.browserOf(AccountRole.ADMINISTRATOR);
    PendingDeletion waiting = administrator.request(deletions::open).getFirst();

    administrator.request(
        () -> {
          deletions.postpone(waiting);
          return waiting;
        });
    guard.run(deletion);

    assertThat(pupils()).hasSize(1);
    assertThat(administrator.request(deletions::open)).isEmpty();
    assertThat(lastNote().action()).isEqualTo(AuditAction.DELETION_PUT_OFF);
    signInFixture.clock.advance(DeletionGuard.PAUSE.plusSeconds(1));
    assertThat(signInFixture.browserOf(AccountRole.ADMINISTRATOR).request(deletions::open))
        .hasSize(1);
  }

  /**
   * The correct time is before the start of the pause, so the question mustn't be postponed for a
   * year.
   */
  @Test
  void aPauseFromAClockThatWasAheadEndsWithIt() {
    TestBrowser administrator = signInFixture.browserOf(AccountRole.ADMINISTRATOR);
    guard.pause("pupils");
    signInFixture.clock.advance(Duration.ofDays(-300));

    assertThat(guard.isPaused("pupils")).isFalse();
    assertThat(administrator.request(deletions::open)).isEmpty();
  }

  @Test
  void moreThanTheAdministratorSawAreNotDeleted() {
    TestBrowser administrator = signInFixture.browserOf(AccountRole.ADMINISTRATOR);
    PendingDeletion shown = administrator.request(deletions::open).getFirst();
    signInFixture.clock.advance(Duration.ofDays(-366));
    signInFixture.account(AccountRole.LEARNER);
    signInFixture.clock.advance(Duration.ofDays(366));

    assertThat(administrator.request(() -> deletions.delete(shown))).isFalse();
    assertThat(pupils()).hasSize(2);
  }

  @Test
  void otherRolesMayNotDecide() {
    PendingDeletion shown = new PendingDeletion("pupils", 1, 1, Reason.CLOCK);
    TestBrowser teacher = signInFixture.browserOf(AccountRole.TEACHER);

    assertThatThrownBy(() -> teacher.request(deletions::open))
        .isInstanceOf(RoleRequiredException.class);
    assertThatThrownBy(() -> teacher.request(() -> deletions.delete(shown)))
        .isInstanceOf(RoleRequiredException.class);
    assertThatThrownBy(
            () ->
                teacher.request(
                    () -> {
                      deletions.postpone(shown);
                      return shown;
                    }))
        .isInstanceOf(RoleRequiredException.class);
    assertThat(pupils()).hasSize(1);
  }

  private List<LearnerId> pupils() {
    return signInFixture.accounts.all(AccountRole.LEARNER).stream()
        .map(account -> account.id())
        .toList();
  }

  private AuditRepository.Entry lastNote() {
    return signInFixture.audit.find(AuditFilter.ALL, Long.MAX_VALUE, 1).getFirst();
  }
}
