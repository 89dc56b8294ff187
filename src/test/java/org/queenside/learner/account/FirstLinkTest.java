package org.queenside.learner.account;

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
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.TestDatabase;
import org.queenside.learner.House;
import org.queenside.learner.Role;
import org.queenside.learner.TestBrowser;
import org.queenside.learner.account.Admission.Admitted;
import org.queenside.learner.account.Admission.Closed;

/** The administrator's link on a database that two programs share. */
@OnEveryDatabase
class FirstLinkTest {

  private final TestDatabase database;
  private final Office office;
  private final Office otherProgram;

  FirstLinkTest(TestDatabase database) {
    this.database = database;
    this.office = new Office(database);
    this.otherProgram = new Office(database);
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
    Admitted admitted =
        (Admitted) browser.request(() -> office.admissions.first(token, somebody()));

    assertThat(admitted.account().role()).isEqualTo(Role.ADMINISTRATOR);
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

    assertThat(use(otherProgram, one)).isInstanceOf(Admitted.class);

    assertThat(use(office, other)).isEqualTo(new Closed());
    assertThat(use(office, one)).isEqualTo(new Closed());
  }

  @Test
  void anAdministratorWhoCameAnotherWayShutsItTooButNotOneThatWasAskedFor() {
    String token = make(office, false);
    String askedFor = make(office, true);
    office.house.account(Role.ADMINISTRATOR);

    assertThat(use(otherProgram, token)).isEqualTo(new Closed());
    assertThat(use(otherProgram, askedFor)).isInstanceOf(Admitted.class);
    assertThat(use(otherProgram, askedFor)).isEqualTo(new Closed());
  }

  @Test
  void aLinkIsGoodForADay() {
    String token = make(office, true);
    office.house.clock.advance(Duration.ofHours(24).minusSeconds(1));
    assertThat(office.admissions.isFirst(token)).isTrue();

    office.house.clock.advance(Duration.ofSeconds(1));

    assertThat(use(office, token)).isEqualTo(new Closed());
    assertThat(office.firstLink.forgetExpired()).isEqualTo(1);
  }

  @Test
  void ofTwoPeopleWithTwoLinksAtTheSameTimeOneBecomesTheAdministrator() throws Exception {
    String one = make(office, false);
    String other = make(otherProgram, false);
    CountDownLatch both = new CountDownLatch(2);
    try (var people = Executors.newFixedThreadPool(2)) {
      List<Callable<Admission>> tries =
          List.of(() -> together(both, office, one), () -> together(both, otherProgram, other));
      Stream<Admission> answers =
          people.invokeAll(tries).stream().map(answer -> answer.resultNow());

      assertThat(answers).filteredOn(Admitted.class::isInstance).hasSize(1);
    }
    assertThat(office.house.accounts.all(Role.ADMINISTRATOR)).hasSize(1);
  }

  private static Admission together(CountDownLatch both, Office office, String token)
      throws InterruptedException {
    both.countDown();
    both.await();
    return use(office, token);
  }

  private static String make(Office office, boolean askedFor) {
    return office.firstLink.make(askedFor).substring(FirstLink.PATH.length());
  }

  private static Admission use(Office office, String token) {
    return new TestBrowser().request(() -> office.admissions.first(token, somebody()));
  }

  private static Applicant somebody() {
    return new Applicant("Somebody", "somebody " + UUID.randomUUID(), House.PASSWORD);
  }
}
