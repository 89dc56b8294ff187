package org.queenside.identity.management;

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
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LastAdministratorException;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.session.SignInFixture;
import org.queenside.identity.session.TestBrowser;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class AccountAdministrationServiceTest {

  private final TestDatabase database;
  private final AccountManagementFixture office;
  private final SignInFixture house;

  AccountAdministrationServiceTest(TestDatabase database) {
    this.database = database;
    this.office = new AccountManagementFixture(database);
    this.house = office.house;
  }

  @BeforeEach
  void beginWithoutAdministrators() {
    database.jdbc().sql("update account set role = 'learner'").update();
  }

  @ParameterizedTest
  @EnumSource(
      value = AccountRole.class,
      names = {"LEARNER", "INSTRUCTOR"})
  void otherRolesMayDoNoneOfIt(AccountRole role) {
    Account victim = house.account(AccountRole.INSTRUCTOR);
    List<Supplier<Object>> ways =
        List.of(
            () -> office.invitations.invite(AccountRole.ADMINISTRATOR, "for me"),
            () -> office.administration.passwordLink(victim.id()),
            office.invitations::invitations,
            office.administration::staff,
            office.settings::registration,
            () -> office.administration.find(victim.signInName()),
            () -> office.log.find(AuditFilter.ALL, Long.MAX_VALUE, 10),
            doing(office.log::noteExport),
            doing(() -> office.administration.changeRole(victim, AccountRole.ADMINISTRATOR)),
            doing(() -> office.administration.remove(victim)),
            doing(() -> office.administration.signOut(victim)),
            doing(() -> office.settings.choose(RegistrationPolicy.EVERYBODY)));
    TestBrowser stranger = new TestBrowser();
    TestBrowser other = house.browserOf(role);
    int notes = notes();

    for (Supplier<Object> way : ways) {
      assertThatThrownBy(() -> stranger.request(way)).isInstanceOf(RoleRequiredException.class);
      assertThatThrownBy(() -> other.request(way)).isInstanceOf(RoleRequiredException.class);
    }

    assertThat(house.accounts.find(victim.id())).isEqualTo(victim);
    assertThat(notes()).isEqualTo(notes);
  }

  @Test
  void aRoleTakenAwayCountsAtOnce() {
    TestBrowser first = house.browserOf(AccountRole.ADMINISTRATOR);
    TestBrowser second = house.browserOf(AccountRole.ADMINISTRATOR);
    Account secondAccount = house.in(second);

    does(first, () -> office.administration.changeRole(secondAccount, AccountRole.LEARNER));

    assertThatThrownBy(() -> second.request(office.administration::staff))
        .isInstanceOf(RoleRequiredException.class);
  }

  @Test
  void theLastAdministratorStays() {
    TestBrowser only = house.browserOf(AccountRole.ADMINISTRATOR);
    Account self = house.in(only);

    assertThatThrownBy(
            () -> does(only, () -> office.administration.changeRole(self, AccountRole.INSTRUCTOR)))
        .isInstanceOf(LastAdministratorException.class);
    assertThatThrownBy(() -> does(only, () -> office.administration.remove(self)))
        .isInstanceOf(LastAdministratorException.class);

    assertThat(house.in(only)).isEqualTo(self);
  }

  @Test
  void ofTwoAdministratorsWhoRemoveEachOtherAtTheSameTimeOneStays() throws Exception {
    for (int round = 0; round < 5; round++) {
      beginWithoutAdministrators();
      Account one = house.account(AccountRole.ADMINISTRATOR);
      Account other = house.account(AccountRole.ADMINISTRATOR);
      CountDownLatch both = new CountDownLatch(2);
      List<Callable<Boolean>> removals =
          List.of(() -> remove(both, one.id()), () -> remove(both, other.id()));
      try (var people = Executors.newFixedThreadPool(2)) {
        var done = people.invokeAll(removals).stream().map(each -> each.resultNow()).toList();

        assertThat(done).containsExactlyInAnyOrder(true, false);
      }
      assertThat(house.accounts.all(AccountRole.ADMINISTRATOR)).hasSize(1);
    }
  }

  private boolean remove(CountDownLatch both, LearnerId learner) throws InterruptedException {
    both.countDown();
    both.await();
    try {
      house.accounts.remove(learner);
      return true;
    } catch (LastAdministratorException e) {
      return false;
    }
  }

  @Test
  void anAccountThatLeadsClassesIsNotDeleted() {
    Account instructor = house.account(AccountRole.INSTRUCTOR);
    TestBrowser administrator = house.browserOf(AccountRole.ADMINISTRATOR);
    office.led.add("5b");

    assertThatThrownBy(() -> does(administrator, () -> office.administration.remove(instructor)))
        .isInstanceOfSatisfying(
            StillLeadsClassesException.class,
            refused -> assertThat(refused.classes()).containsExactly("5b"));
    office.led.clear();
    does(administrator, () -> office.administration.remove(instructor));

    assertThat(house.accounts.find(instructor.id())).isNull();
  }

  @Test
  void whatWasDoneIsWrittenDownAndOutlivesWhoDidIt() {
    TestBrowser administrator = house.browserOf(AccountRole.ADMINISTRATOR);
    house.browserOf(AccountRole.ADMINISTRATOR);
    Account self = house.in(administrator);
    administrator.request(
        () -> office.invitations.invite(AccountRole.INSTRUCTOR, "Mr <b>Brown</b>"));
    Account pupil = house.account(AccountRole.LEARNER);
    does(administrator, () -> office.administration.remove(pupil));
    does(administrator, () -> office.administration.remove(self));

    List<AuditRepository.Entry> log =
        house
            .browserOf(AccountRole.ADMINISTRATOR)
            .request(() -> office.log.find(AuditFilter.ALL, Long.MAX_VALUE, 3));

    assertThat(log)
        .extracting(
            AuditRepository.Entry::action,
            AuditRepository.Entry::actor,
            AuditRepository.Entry::subject,
            AuditRepository.Entry::detail)
        .containsExactly(
            tuple(AuditAction.ACCOUNT_DELETED, self.name(), self.signInName(), ""),
            tuple(AuditAction.ACCOUNT_DELETED, self.name(), "learner", ""),
            tuple(AuditAction.INVITATION_MADE, self.name(), "Mr <b>Brown</b>", "instructor"));
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
