package org.queenside.learner.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.TestDatabase;
import org.queenside.learner.Account;
import org.queenside.learner.House;
import org.queenside.learner.Role;
import org.queenside.learner.Stay;
import org.queenside.learner.TestBrowser;
import org.queenside.learner.account.Admission.Admitted;
import org.queenside.learner.account.Admission.Closed;
import org.queenside.learner.account.Admission.Mend;
import org.queenside.learner.account.Applicant.Flaw;

@OnEveryDatabase
class AdmissionsTest {

  private final Office office;
  private final House house;
  private final TestBrowser browser = new TestBrowser();

  AdmissionsTest(TestDatabase database) {
    this.office = new Office(database);
    this.house = office.house;
  }

  @Test
  void noPasswordOfAnApplicantStandsInALog() {
    assertThat(new Applicant("Ada", "ada", "two rooks").toString()).doesNotContain("rooks");
  }

  @Test
  void anInvitationMakesAnInstructorOnce() {
    String token = invite();
    assertThat(office.admissions.invitation(token)).isNotNull();

    Admitted admitted = (Admitted) accept(token, somebody());

    assertThat(admitted.account().role()).isEqualTo(Role.INSTRUCTOR);
    assertThat(house.in(browser)).isEqualTo(admitted.account());
    assertThat(office.admissions.invitation(token)).isNull();
    assertThat(accept(token, somebody())).isEqualTo(new Closed());
  }

  @Test
  void ofTwoWhoUseAnInvitationAtTheSameTimeOneGetsAnAccount() throws Exception {
    for (int round = 0; round < 5; round++) {
      String token = invite();
      Applicant one = somebody();
      Applicant other = somebody();
      CountDownLatch both = new CountDownLatch(2);
      try (var people = Executors.newFixedThreadPool(2)) {
        List<Callable<Admission>> tries =
            List.of(() -> together(both, token, one), () -> together(both, token, other));
        var answers = people.invokeAll(tries).stream().map(answer -> answer.resultNow()).toList();

        assertThat(answers).filteredOn(Admitted.class::isInstance).hasSize(1);
        assertThat(answers).filteredOn(Closed.class::isInstance).hasSize(1);
      }
      assertThat(house.accounts.isTaken(one.signInName()))
          .as("the other account is taken back")
          .isNotEqualTo(house.accounts.isTaken(other.signInName()));
    }
  }

  private Admission together(CountDownLatch both, String token, Applicant applicant)
      throws InterruptedException {
    both.countDown();
    both.await();
    return new TestBrowser().request(() -> office.admissions.accept(token, applicant, Stay.SHORT));
  }

  @Test
  void anInvitationIsGoodForFourteenDays() {
    String token = invite();

    house.clock.advance(Duration.ofDays(14).minusSeconds(1));
    assertThat(office.admissions.invitation(token)).isNotNull();
    house.clock.advance(Duration.ofSeconds(1));

    assertThat(office.admissions.invitation(token)).isNull();
    assertThat(accept(token, somebody())).isEqualTo(new Closed());
  }

  @Test
  void anInvitationTakenBackOpensNothing() {
    String token = invite();
    house
        .browserOf(Role.ADMINISTRATOR)
        .request(
            () -> {
              office.invitationDesk.invitations().forEach(office.invitationDesk::withdraw);
              return true;
            });

    assertThat(accept(token, somebody())).isEqualTo(new Closed());
  }

  @ParameterizedTest
  @CsvSource({
    "'', ada, a quiet rook, NAME_MISSING",
    "Ada, ' ', a quiet rook, SIGN_IN_NAME_MISSING",
    "Ada, '\u200b', a quiet rook, SIGN_IN_NAME_MISSING",
    "Ada, ada, rook, PASSWORD_TOO_SHORT_FOR_STAFF",
    "Ada, ada, password1234, PASSWORD_TOO_EASY",
    "Ada, lovelace, lovelace and rooks, PASSWORD_HAS_NAME"
  })
  void whatIsWrongIsNamedAndUsesNothingUp(
      String name, String signInName, String password, Flaw flaw) {
    String token = invite();

    assertThat(accept(token, new Applicant(name, signInName, password))).isEqualTo(new Mend(flaw));

    assertThat(office.admissions.invitation(token)).isNotNull();
  }

  @Test
  void aNameThatSomebodyHasIsRefusedHoweverItIsWritten() {
    Account ada = house.account(Role.LEARNER);
    String token = invite();
    String same = ada.signInName().toUpperCase(Locale.ROOT);

    assertThat(accept(token, new Applicant("Ada", same, House.PASSWORD)))
        .isEqualTo(new Mend(Flaw.SIGN_IN_NAME_TAKEN));
    assertThat(accept(token, somebody())).isInstanceOf(Admitted.class);
  }

  @Test
  void aLinkForANewPasswordShutsTheOldOneOutAndMakesNoSecondAccount() {
    Account ada = house.account(Role.INSTRUCTOR);
    TestBrowser old = new TestBrowser();
    old.request(() -> house.signIn.byPassword(ada.signInName(), House.PASSWORD, Stay.SHORT));
    String token =
        house
            .browserOf(Role.ADMINISTRATOR)
            .request(() -> office.administration.passwordLink(ada.id()));

    assertThat(accept(token, somebody())).isEqualTo(new Closed());
    assertThat(renew(token, "rook")).isEqualTo(new Mend(Flaw.PASSWORD_TOO_SHORT_FOR_STAFF));
    assertThat(renew(token, "a loud bishop")).isEqualTo(new Admitted(ada));

    assertThat(house.in(browser)).isEqualTo(ada);
    assertThat(house.in(old)).isNull();
    assertThat(house.passwords.isRight(ada.id(), House.PASSWORD)).isFalse();
    assertThat(renew(token, "a quick knight")).isEqualTo(new Closed());
  }

  @Test
  void aLinkForANewPasswordIsGoodForTwoHours() {
    Account ada = house.account(Role.INSTRUCTOR);
    TestBrowser administrator = house.browserOf(Role.ADMINISTRATOR);
    String token = administrator.request(() -> office.administration.passwordLink(ada.id()));

    house.clock.advance(Duration.ofHours(2).minusSeconds(1));
    assertThat(office.admissions.invitation(token)).isNotNull();
    house.clock.advance(Duration.ofSeconds(1));

    assertThat(office.admissions.invitation(token)).isNull();
    assertThat(renew(token, "a loud bishop")).isEqualTo(new Closed());
  }

  @Test
  void nobodyMakesAnAccountWithoutAnInvitationUntilAnAdministratorAllowsIt() {
    assertThat(register(Role.LEARNER)).isEqualTo(new Closed());
    TestBrowser administrator = house.browserOf(Role.ADMINISTRATOR);

    choose(administrator, Registration.LEARNERS);
    assertThat(register(Role.LEARNER)).isInstanceOf(Admitted.class);
    assertThat(register(Role.INSTRUCTOR)).isEqualTo(new Closed());

    choose(administrator, Registration.EVERYBODY);
    assertThat(register(Role.INSTRUCTOR)).isInstanceOf(Admitted.class);
    assertThat(register(Role.ADMINISTRATOR)).isEqualTo(new Closed());

    choose(administrator, Registration.CLOSED);
    assertThat(register(Role.LEARNER)).isEqualTo(new Closed());
  }

  private void choose(TestBrowser administrator, Registration registration) {
    administrator.request(
        () -> {
          office.settings.choose(registration);
          return true;
        });
  }

  private Admission accept(String token, Applicant applicant) {
    return browser.request(() -> office.admissions.accept(token, applicant, Stay.SHORT));
  }

  private Admission renew(String token, String password) {
    return browser.request(() -> office.admissions.renew(token, password));
  }

  private Admission register(Role role) {
    return new TestBrowser()
        .request(() -> office.admissions.register(role, somebody(), Stay.SHORT));
  }

  private String invite() {
    return house
        .browserOf(Role.ADMINISTRATOR)
        .request(() -> office.invitationDesk.invite(Role.INSTRUCTOR, "for Ada"));
  }

  private static Applicant somebody() {
    return new Applicant("Ada", "ada " + UUID.randomUUID(), House.PASSWORD);
  }
}
