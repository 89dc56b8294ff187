package org.queenside.identity.management;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountOverview;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.session.SignInFixture;
import org.queenside.identity.session.TestBrowser;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class AccountAdministrationServiceTest {

  private final TestDatabase database;
  private final AccountManagementFixture fixture;
  private final SignInFixture signInFixture;

  AccountAdministrationServiceTest(TestDatabase database) {
    this.database = database;
    this.fixture = new AccountManagementFixture(database);
    this.signInFixture = fixture.signInFixture;
  }

  @BeforeEach
  void beginWithoutAdministrators() {
    database.jdbc().sql("update account set role = 'learner'").update();
  }

  @ParameterizedTest
  @EnumSource(
      value = AccountRole.class,
      names = {"LEARNER", "TEACHER"})
  void otherRolesMayDoNoneOfIt(AccountRole role) {
    Account victim = signInFixture.account(AccountRole.TEACHER);
    List<Supplier<Object>> ways =
        List.of(
            () -> fixture.invitations.invite(AccountRole.ADMINISTRATOR, "for me"),
            () -> fixture.administration.passwordLink(victim.id()),
            () -> fixture.invitations.invitations(0),
            fixture.settings::registration,
            () -> fixture.administration.search(victim.signInName(), 0),
            () -> fixture.log.find(AuditFilter.ALL, Long.MAX_VALUE, 10),
            doing(fixture.log::noteExport),
            doing(() -> fixture.administration.changeRole(victim, AccountRole.ADMINISTRATOR)),
            doing(() -> fixture.administration.remove(victim)),
            doing(() -> fixture.administration.signOut(victim)),
            doing(() -> fixture.settings.choose(RegistrationPolicy.EVERYBODY)));
    TestBrowser stranger = new TestBrowser();
    TestBrowser other = signInFixture.browserOf(role);
    int notes = notes();

    for (Supplier<Object> way : ways) {
      assertThatThrownBy(() -> stranger.request(way)).isInstanceOf(RoleRequiredException.class);
      assertThatThrownBy(() -> other.request(way)).isInstanceOf(RoleRequiredException.class);
    }

    assertThat(signInFixture.accounts.find(victim.id())).isEqualTo(victim);
    assertThat(notes()).isEqualTo(notes);
  }

  @Test
  void aRoleIsLostAtOnceWhenItIsTakenAway() {
    TestBrowser first = signInFixture.browserOf(AccountRole.ADMINISTRATOR);
    TestBrowser second = signInFixture.browserOf(AccountRole.ADMINISTRATOR);
    Account secondAccount = signInFixture.in(second);

    does(first, () -> fixture.administration.changeRole(secondAccount, AccountRole.LEARNER));

    assertThatThrownBy(() -> second.request(() -> fixture.administration.search("", 0)))
        .isInstanceOf(RoleRequiredException.class);
  }

  @Test
  void theLastAdministratorCannotBeRemoved() {
    TestBrowser only = signInFixture.browserOf(AccountRole.ADMINISTRATOR);
    Account self = signInFixture.in(only);

    assertThatThrownBy(
            () -> does(only, () -> fixture.administration.changeRole(self, AccountRole.TEACHER)))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("admin.last");
    assertThatThrownBy(() -> does(only, () -> fixture.administration.remove(self)))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("admin.last");

    assertThat(signInFixture.in(only)).isEqualTo(self);
  }

  @Test
  void oneOfTwoAdministratorsWhoRemoveEachOtherAtOnceStays() throws Exception {
    for (int round = 0; round < 5; round++) {
      beginWithoutAdministrators();
      Account one = signInFixture.account(AccountRole.ADMINISTRATOR);
      Account other = signInFixture.account(AccountRole.ADMINISTRATOR);
      CountDownLatch both = new CountDownLatch(2);
      List<Callable<Boolean>> removals =
          List.of(() -> remove(both, one.id()), () -> remove(both, other.id()));
      try (var people = Executors.newFixedThreadPool(2)) {
        var done = people.invokeAll(removals).stream().map(each -> each.resultNow()).toList();

        assertThat(done).containsExactlyInAnyOrder(true, false);
      }
      assertThat(signInFixture.accounts.all(AccountRole.ADMINISTRATOR)).hasSize(1);
    }
  }

  private boolean remove(CountDownLatch both, LearnerId learner) throws InterruptedException {
    both.countDown();
    both.await();
    try {
      signInFixture.accounts.remove(learner);
      return true;
    } catch (ChangeRefusedException e) {
      return false;
    }
  }

  @Test
  void anAccountThatLeadsClassesIsNotDeleted() {
    Account teacher = signInFixture.account(AccountRole.TEACHER);
    TestBrowser administrator = signInFixture.browserOf(AccountRole.ADMINISTRATOR);
    fixture.led.add("5b");

    assertThatThrownBy(() -> does(administrator, () -> fixture.administration.remove(teacher)))
        .isInstanceOfSatisfying(
            ChangeRefusedException.class,
            refused ->
                assertThat(refused.arguments()).containsExactly(teacher.name(), List.of("5b")))
        .hasMessage("admin.still-leads");
    fixture.led.clear();
    does(administrator, () -> fixture.administration.remove(teacher));

    assertThat(signInFixture.accounts.find(teacher.id())).isNull();
  }

  @Test
  void aPartOfANameFindsTeachersAndTheWholeUserNameFindsALearner() {
    Account teacher = add(AccountRole.TEACHER, "Zoë Xylander", "z.xylander");
    Account head = add(AccountRole.ADMINISTRATOR, "Xylander, Abe", "abe");
    Account pupil = add(AccountRole.LEARNER, "Kim Xylander", "kim.xylander");
    TestBrowser administrator = signInFixture.browserOf(AccountRole.ADMINISTRATOR);

    assertThat(search(administrator, " XYLANDER ", 0)).containsExactly(head, teacher);
    assertThat(search(administrator, "zoë", 0)).containsExactly(teacher);
    assertThat(search(administrator, "Z.Xy", 0)).containsExactly(teacher);
    assertThat(search(administrator, "Kim.Xylander", 0)).containsExactly(pupil);
    assertThat(search(administrator, "kim.xy", 0)).isEmpty();
    assertThat(search(administrator, "%", 0)).isEmpty();
  }

  @Test
  void staffIsListedByThePageAdministratorsFirst() {
    TestBrowser administrator = signInFixture.browserOf(AccountRole.ADMINISTRATOR);
    List<Account> teachers =
        IntStream.rangeClosed(1, AccountAdministrationService.PAGE)
            .mapToObj(each -> add(AccountRole.TEACHER, "Teacher %02d".formatted(each), "t" + each))
            .toList();

    List<Account> first = search(administrator, "", 0);
    List<Account> second = search(administrator, "", AccountAdministrationService.PAGE);

    assertThat(first).hasSize(AccountAdministrationService.PAGE);
    assertThat(first.getFirst()).isEqualTo(signInFixture.in(administrator));
    assertThat(first).endsWith(teachers.subList(0, teachers.size() - 1).toArray(Account[]::new));
    assertThat(second).containsExactly(teachers.getLast());
  }

  private Account add(AccountRole role, String name, String signInName) {
    return signInFixture.accounts.add(role, name, signInName);
  }

  private List<Account> search(TestBrowser administrator, String text, int skipped) {
    return administrator.request(() -> fixture.administration.search(text, skipped)).stream()
        .map(AccountOverview::account)
        .toList();
  }

  @Test
  void theLogRecordsActionsAndOutlivesTheirActors() {
    TestBrowser administrator = signInFixture.browserOf(AccountRole.ADMINISTRATOR);
    signInFixture.browserOf(AccountRole.ADMINISTRATOR);
    Account self = signInFixture.in(administrator);
    administrator.request(() -> fixture.invitations.invite(AccountRole.TEACHER, "Mr <b>Brown</b>"));
    Account pupil = signInFixture.account(AccountRole.LEARNER);
    does(administrator, () -> fixture.administration.remove(pupil));
    does(administrator, () -> fixture.administration.remove(self));

    List<AuditRepository.Entry> log =
        signInFixture
            .browserOf(AccountRole.ADMINISTRATOR)
            .request(() -> fixture.log.find(AuditFilter.ALL, Long.MAX_VALUE, 3));

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
