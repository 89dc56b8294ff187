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
  private final AccountManagementFixture office;
  private final AccountManagementFixture otherProgram;

  AdministratorLinkServiceTest(TestDatabase database) {
    this.database = database;
    this.office = new AccountManagementFixture(database);
    this.otherProgram = new AccountManagementFixture(database);
  }

  @BeforeEach
  void thereIsNoAdministrator() {
    database.jdbc().sql("delete from administrator_link").update();
    database.jdbc().sql("delete from account").update();
  }

  @Test
  void theLinkMakesOneAdministratorAndIsShutThen() {
    String token = make(office, false);
    assertThat(token).hasSize(43);

    assertThat(use(office, "")).isEqualTo(new Closed());
    assertThat(use(office, token + "x")).isEqualTo(new Closed());
    TestBrowser browser = new TestBrowser();
    Registered admitted =
        (Registered) browser.request(() -> office.admissions.first(token, somebody()));

    assertThat(admitted.account().role()).isEqualTo(AccountRole.ADMINISTRATOR);
    assertThat(office.house.in(browser)).isEqualTo(admitted.account());
    assertThat(use(office, token)).isEqualTo(new Closed());
    assertThat(office.admissions.isFirst(token)).isFalse();
  }

  @Test
  void aLinkOpensEveryProgramAndAfterOneWasUsedNoOtherWorks() {
    String one = make(office, false);
    String other = make(otherProgram, false);
    assertThat(office.admissions.isFirst(other)).isTrue();
    assertThat(otherProgram.admissions.isFirst(one)).isTrue();

    assertThat(use(otherProgram, one)).isInstanceOf(Registered.class);

    assertThat(use(office, other)).isEqualTo(new Closed());
    assertThat(use(office, one)).isEqualTo(new Closed());
  }

  @Test
  void anAdministratorWhoCameAnotherWayShutsItTooButNotOneThatWasAskedFor() {
    String token = make(office, false);
    String askedFor = make(office, true);
    office.house.account(AccountRole.ADMINISTRATOR);

    assertThat(use(otherProgram, token)).isEqualTo(new Closed());
    assertThat(use(otherProgram, askedFor)).isInstanceOf(Registered.class);
    assertThat(use(otherProgram, askedFor)).isEqualTo(new Closed());
  }

  @Test
  void aLinkIsGoodForADay() {
    String token = make(office, true);
    office.house.clock.advance(Duration.ofHours(24).minusSeconds(1));
    assertThat(office.admissions.isFirst(token)).isTrue();

    office.house.clock.advance(Duration.ofSeconds(1));

    assertThat(use(office, token)).isEqualTo(new Closed());
    assertThat(office.administratorLinks.deleteExpired()).isEqualTo(1);
  }

  @Test
  void ofTwoPeopleWithTwoLinksAtTheSameTimeOneBecomesTheAdministrator() throws Exception {
    String one = make(office, false);
    String other = make(otherProgram, false);
    CountDownLatch both = new CountDownLatch(2);
    try (var people = Executors.newFixedThreadPool(2)) {
      List<Callable<RegistrationResult>> tries =
          List.of(() -> together(both, office, one), () -> together(both, otherProgram, other));
      Stream<RegistrationResult> answers =
          people.invokeAll(tries).stream().map(answer -> answer.resultNow());

      assertThat(answers).filteredOn(Registered.class::isInstance).hasSize(1);
    }
    assertThat(office.house.accounts.all(AccountRole.ADMINISTRATOR)).hasSize(1);
  }

  private static RegistrationResult together(
      CountDownLatch both, AccountManagementFixture office, String token)
      throws InterruptedException {
    both.countDown();
    both.await();
    return use(office, token);
  }

  private static String make(AccountManagementFixture office, boolean askedFor) {
    return office.firstLink.make(askedFor).substring(AdministratorLinkService.PATH.length());
  }

  private static RegistrationResult use(AccountManagementFixture office, String token) {
    return new TestBrowser().request(() -> office.admissions.first(token, somebody()));
  }

  private static RegistrationRequest somebody() {
    return new RegistrationRequest(
        "Somebody", "somebody " + UUID.randomUUID(), SignInFixture.PASSWORD);
  }
}
