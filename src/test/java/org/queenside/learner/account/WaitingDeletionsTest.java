package org.queenside.learner.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.database.JobLock;
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.TestDatabase;
import org.queenside.learner.Action;
import org.queenside.learner.Audit;
import org.queenside.learner.ClockCheck;
import org.queenside.learner.DeletionGuard;
import org.queenside.learner.DeletionGuard.Reason;
import org.queenside.learner.DeletionGuard.Waiting;
import org.queenside.learner.House;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Role;
import org.queenside.learner.TestBrowser;

/** The clock has jumped by more than the year after which pupils are deleted. */
@OnEveryDatabase
class WaitingDeletionsTest {

  private final TestDatabase database;
  private final House house;
  private final PupilRetention retention;
  private final PupilDeletionJob job;
  private final DeletionGuard guard;
  private final WaitingDeletions deletions;

  WaitingDeletionsTest(TestDatabase database) {
    this.database = database;
    house = new House(database);
    var jdbc = database.jdbc();
    var clockCheck = new ClockCheck(jdbc, house.clock);
    clockCheck.isTrusted();
    guard = new DeletionGuard(clockCheck, jdbc, house.clock);
    retention =
        new PupilRetention(
            new SettingTable(jdbc, database.transactions()),
            jdbc,
            database.transactions(),
            house.clock);
    job = new PupilDeletionJob(retention, guard, new JobLock(jdbc), jdbc);
    deletions =
        new WaitingDeletions(
            new ForAdministrators(house.current, database.transactions()),
            List.of(job),
            guard,
            house.audit);
  }

  @BeforeEach
  void jumpAYearAhead() {
    database.jdbc().sql("delete from learner").update();
    database.jdbc().sql("delete from deletion_pause").update();
    retention.choose(PupilStay.A_YEAR);
    house.account(Role.LEARNER);
    house.clock.advance(Duration.ofDays(366));
  }

  @Test
  void anAdministratorDeletesThem() {
    LearnerId pupil = pupils().getFirst();
    guard.run(job);
    assertThat(pupils()).containsExactly(pupil);
    TestBrowser administrator = house.browserOf(Role.ADMINISTRATOR);

    List<Waiting> open = administrator.request(deletions::open);
    assertThat(open).containsExactly(new Waiting("pupils", 1, 1, Reason.CLOCK));
    assertThat(administrator.request(() -> deletions.delete(open.getFirst()))).isTrue();

    assertThat(pupils()).isEmpty();
    assertThat(administrator.request(deletions::open)).isEmpty();
    assertThat(lastNote().action()).isEqualTo(Action.LEARNERS_DELETED);
    assertThat(lastNote().subject()).isEqualTo("pupils: 1");
  }

  @Test
  void anAdministratorPutsTheQuestionOff() {
    TestBrowser administrator = house.browserOf(Role.ADMINISTRATOR);
    Waiting waiting = administrator.request(deletions::open).getFirst();

    administrator.request(
        () -> {
          deletions.putOff(waiting);
          return waiting;
        });
    guard.run(job);

    assertThat(pupils()).hasSize(1);
    assertThat(administrator.request(deletions::open)).isEmpty();
    assertThat(lastNote().action()).isEqualTo(Action.DELETION_PUT_OFF);
    house.clock.advance(DeletionGuard.PAUSE.plusSeconds(1));
    assertThat(house.browserOf(Role.ADMINISTRATOR).request(deletions::open)).hasSize(1);
  }

  /** The right time lies before the pause began; the question must not be put off for a year. */
  @Test
  void aPauseFromAClockThatWasAheadEndsWithIt() {
    TestBrowser administrator = house.browserOf(Role.ADMINISTRATOR);
    guard.pause("pupils");
    house.clock.advance(Duration.ofDays(-300));

    assertThat(guard.isPaused("pupils")).isFalse();
    assertThat(administrator.request(deletions::open)).isEmpty();
  }

  @Test
  void moreThanTheAdministratorSawAreNotDeleted() {
    TestBrowser administrator = house.browserOf(Role.ADMINISTRATOR);
    Waiting shown = administrator.request(deletions::open).getFirst();
    house.clock.advance(Duration.ofDays(-366));
    house.account(Role.LEARNER);
    house.clock.advance(Duration.ofDays(366));

    assertThat(administrator.request(() -> deletions.delete(shown))).isFalse();
    assertThat(pupils()).hasSize(2);
  }

  @Test
  void nobodyElseDecides() {
    Waiting shown = new Waiting("pupils", 1, 1, Reason.CLOCK);
    TestBrowser teacher = house.browserOf(Role.INSTRUCTOR);

    assertThatThrownBy(() -> teacher.request(deletions::open)).isInstanceOf(NotSignedIn.class);
    assertThatThrownBy(() -> teacher.request(() -> deletions.delete(shown)))
        .isInstanceOf(NotSignedIn.class);
    assertThatThrownBy(
            () ->
                teacher.request(
                    () -> {
                      deletions.putOff(shown);
                      return shown;
                    }))
        .isInstanceOf(NotSignedIn.class);
    assertThat(pupils()).hasSize(1);
  }

  private List<LearnerId> pupils() {
    return house.accounts.all(Role.LEARNER).stream().map(account -> account.id()).toList();
  }

  private Audit.Note lastNote() {
    return house.audit.latest(Long.MAX_VALUE, 1).getFirst();
  }
}
