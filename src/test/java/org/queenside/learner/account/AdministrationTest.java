package org.queenside.learner.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.TestDatabase;
import org.queenside.learner.Account;
import org.queenside.learner.Action;
import org.queenside.learner.Audit;
import org.queenside.learner.House;
import org.queenside.learner.LastAdministrator;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Role;
import org.queenside.learner.TestBrowser;

@OnEveryDatabase
class AdministrationTest {

  private final TestDatabase database;
  private final Office office;
  private final House house;

  AdministrationTest(TestDatabase database) {
    this.database = database;
    this.office = new Office(database);
    this.house = office.house;
  }

  @BeforeEach
  void beginWithoutAdministrators() {
    database.jdbc().sql("update account set role = 'learner'").update();
  }

  @ParameterizedTest
  @EnumSource(
      value = Role.class,
      names = {"LEARNER", "INSTRUCTOR"})
  void nobodyElseDoesAnyOfIt(Role role) {
    Account victim = house.account(Role.INSTRUCTOR);
    List<Supplier<Object>> ways =
        List.of(
            () -> office.invitationDesk.invite(Role.ADMINISTRATOR, "for me"),
            () -> office.administration.passwordLink(victim.id()),
            office.invitationDesk::invitations,
            office.administration::staff,
            office.settings::registration,
            () -> office.administration.find(victim.signInName()),
            () -> office.administration.log(Long.MAX_VALUE, 10),
            doing(() -> office.administration.changeRole(victim, Role.ADMINISTRATOR)),
            doing(() -> office.administration.remove(victim)),
            doing(() -> office.administration.signOut(victim)),
            doing(() -> office.settings.choose(Registration.EVERYBODY)));
    TestBrowser stranger = new TestBrowser();
    TestBrowser other = house.browserOf(role);
    int notes = notes();

    for (Supplier<Object> way : ways) {
      assertThatThrownBy(() -> stranger.request(way)).isInstanceOf(NotSignedIn.class);
      assertThatThrownBy(() -> other.request(way)).isInstanceOf(NotSignedIn.class);
    }

    assertThat(house.accounts.find(victim.id())).isEqualTo(victim);
    assertThat(notes()).isEqualTo(notes);
  }

  @Test
  void aRoleTakenAwayCountsAtOnce() {
    TestBrowser first = house.browserOf(Role.ADMINISTRATOR);
    TestBrowser second = house.browserOf(Role.ADMINISTRATOR);
    Account secondAccount = house.in(second);

    does(first, () -> office.administration.changeRole(secondAccount, Role.LEARNER));

    assertThatThrownBy(() -> second.request(office.administration::staff))
        .isInstanceOf(NotSignedIn.class);
  }

  @Test
  void theLastAdministratorStays() {
    TestBrowser only = house.browserOf(Role.ADMINISTRATOR);
    Account self = house.in(only);

    assertThatThrownBy(
            () -> does(only, () -> office.administration.changeRole(self, Role.INSTRUCTOR)))
        .isInstanceOf(LastAdministrator.class);
    assertThatThrownBy(() -> does(only, () -> office.administration.remove(self)))
        .isInstanceOf(LastAdministrator.class);

    assertThat(house.in(only)).isEqualTo(self);
  }

  @Test
  void ofTwoAdministratorsWhoRemoveEachOtherAtTheSameTimeOneStays() throws Exception {
    for (int round = 0; round < 5; round++) {
      beginWithoutAdministrators();
      Account one = house.account(Role.ADMINISTRATOR);
      Account other = house.account(Role.ADMINISTRATOR);
      CountDownLatch both = new CountDownLatch(2);
      List<Callable<Boolean>> removals =
          List.of(() -> remove(both, one.id()), () -> remove(both, other.id()));
      try (var people = Executors.newFixedThreadPool(2)) {
        var done = people.invokeAll(removals).stream().map(each -> each.resultNow()).toList();

        assertThat(done).containsExactlyInAnyOrder(true, false);
      }
      assertThat(house.accounts.all(Role.ADMINISTRATOR)).hasSize(1);
    }
  }

  private boolean remove(CountDownLatch both, LearnerId learner) throws InterruptedException {
    both.countDown();
    both.await();
    try {
      house.accounts.remove(learner);
      return true;
    } catch (LastAdministrator e) {
      return false;
    }
  }

  @Test
  void whoLeadsClassesIsNotDeleted() {
    Account instructor = house.account(Role.INSTRUCTOR);
    TestBrowser administrator = house.browserOf(Role.ADMINISTRATOR);
    office.led.add("5b");

    assertThatThrownBy(() -> does(administrator, () -> office.administration.remove(instructor)))
        .isInstanceOfSatisfying(
            StillLeads.class, refused -> assertThat(refused.classes()).containsExactly("5b"));
    office.led.clear();
    does(administrator, () -> office.administration.remove(instructor));

    assertThat(house.accounts.find(instructor.id())).isNull();
  }

  @Test
  void whatWasDoneIsWrittenDownAndOutlivesWhoDidIt() {
    TestBrowser administrator = house.browserOf(Role.ADMINISTRATOR);
    house.browserOf(Role.ADMINISTRATOR);
    Account self = house.in(administrator);
    administrator.request(() -> office.invitationDesk.invite(Role.INSTRUCTOR, "Mr <b>Brown</b>"));
    Account pupil = house.account(Role.LEARNER);
    does(administrator, () -> office.administration.remove(pupil));
    does(administrator, () -> office.administration.remove(self));

    List<Audit.Note> log =
        house
            .browserOf(Role.ADMINISTRATOR)
            .request(() -> office.administration.log(Long.MAX_VALUE, 3));

    assertThat(log)
        .extracting(Audit.Note::action, Audit.Note::actor, Audit.Note::subject)
        .containsExactly(
            tuple(Action.ACCOUNT_DELETED, self.name(), self.signInName()),
            tuple(Action.ACCOUNT_DELETED, self.name(), "learner"),
            tuple(Action.INVITATION_MADE, self.name(), "instructor, Mr <b>Brown</b>"));
  }

  private int notes() {
    return database.jdbc().sql("select count(*) from audit").query(Integer.class).single();
  }

  private static void does(TestBrowser browser, Runnable action) {
    browser.request(doing(action));
  }

  private static Supplier<Object> doing(Runnable action) {
    return () -> {
      action.run();
      return true;
    };
  }
}
