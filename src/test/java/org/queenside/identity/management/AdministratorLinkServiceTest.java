package org.queenside.identity.management;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.management.RegistrationResult.Closed;
import org.queenside.identity.management.RegistrationResult.Registered;
import org.queenside.identity.session.SignInFixture;
import org.queenside.identity.session.TestBrowser;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** Tests the administrator's link on a database that two programs share. */
@OnEveryDatabase
class AdministratorLinkServiceTest {

  private final TestDatabase database;
  private final AccountManagementFixture fixture;
  private final AccountManagementFixture otherProgram;

  AdministratorLinkServiceTest(TestDatabase database) {
    this.database = database;
    this.fixture = new AccountManagementFixture(database);
    this.otherProgram = new AccountManagementFixture(database);
  }

  @BeforeEach
  void thereIsNoAdministrator() {
    database.jdbc().sql("delete from administrator_link").update();
    database.jdbc().sql("delete from account").update();
  }

  @Test
  void theLinkMakesOneAdministratorAndThenStopsWorking() {
    String token = make(fixture, false);
    assertThat(token).hasSize(43);

    assertThat(use(fixture, "")).isEqualTo(new Closed());
    assertThat(use(fixture, token + "x")).isEqualTo(new Closed());
    TestBrowser browser = new TestBrowser();
    Registered admitted =
        (Registered) browser.request(() -> fixture.registrations.first(token, newAccount()));

    assertThat(admitted.account().role()).isEqualTo(AccountRole.ADMINISTRATOR);
    assertThat(fixture.signInFixture.in(browser)).isEqualTo(admitted.account());
    assertThat(use(fixture, token)).isEqualTo(new Closed());
    assertThat(fixture.registrations.isFirst(token)).isFalse();
  }

  @Test
  void aLinkWorksInEveryProgramAndOnlyOneCanBeUsed() {
    String one = make(fixture, false);
    String other = make(otherProgram, false);
    assertThat(fixture.registrations.isFirst(other)).isTrue();
    assertThat(otherProgram.registrations.isFirst(one)).isTrue();

    assertThat(use(otherProgram, one)).isInstanceOf(Registered.class);

    assertThat(use(fixture, other)).isEqualTo(new Closed());
    assertThat(use(fixture, one)).isEqualTo(new Closed());
  }

  @Test
  void anAdministratorMadeAnotherWayDisablesItUnlessItWasAskedFor() {
    String token = make(fixture, false);
    String askedFor = make(fixture, true);
    fixture.signInFixture.account(AccountRole.ADMINISTRATOR);

    assertThat(use(otherProgram, token)).isEqualTo(new Closed());
    assertThat(use(otherProgram, askedFor)).isInstanceOf(Registered.class);
    assertThat(use(otherProgram, askedFor)).isEqualTo(new Closed());
  }

  @Test
  void aLinkIsGoodForADay() {
    String token = make(fixture, true);
    fixture.signInFixture.clock.advance(Duration.ofHours(24).minusSeconds(1));
    assertThat(fixture.registrations.isFirst(token)).isTrue();

    fixture.signInFixture.clock.advance(Duration.ofSeconds(1));

    assertThat(use(fixture, token)).isEqualTo(new Closed());
    assertThat(fixture.administratorLinks.deleteExpired()).isEqualTo(1);
  }

  @Test
  void oneOfTwoPeopleWithTwoLinksAtOnceBecomesTheAdministrator() throws Exception {
    String one = make(fixture, false);
    String other = make(otherProgram, false);
    CountDownLatch both = new CountDownLatch(2);
    try (var people = Executors.newFixedThreadPool(2)) {
      List<Callable<RegistrationResult>> tries =
          List.of(() -> together(both, fixture, one), () -> together(both, otherProgram, other));
      Stream<RegistrationResult> answers =
          people.invokeAll(tries).stream().map(answer -> answer.resultNow());

      assertThat(answers).filteredOn(Registered.class::isInstance).hasSize(1);
    }
    assertThat(fixture.signInFixture.accounts.all(AccountRole.ADMINISTRATOR)).hasSize(1);
  }

  private static RegistrationResult together(
      CountDownLatch both, AccountManagementFixture fixture, String token)
      throws InterruptedException {
    both.countDown();
    both.await();
    return use(fixture, token);
  }

  private static String make(AccountManagementFixture fixture, boolean askedFor) {
    return fixture.firstLink.make(askedFor).substring(AdministratorLinkService.PATH.length());
  }

  private static RegistrationResult use(AccountManagementFixture fixture, String token) {
    return new TestBrowser().request(() -> fixture.registrations.first(token, newAccount()));
  }

  private static RegistrationRequest newAccount() {
    return new RegistrationRequest(
        "Somebody", "somebody " + UUID.randomUUID(), SignInFixture.PASSWORD);
  }
}
