package org.queenside.classroom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.TestDatabase;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.Audit;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Role;
import org.queenside.learner.TestAccounts;
import org.queenside.learner.TestBrowser;

/** Who may delete a pupil or a class for good, and who goes with it. */
@OnEveryDatabase
class FarewellsTest {

  private final TestDatabase database;
  private final CurrentAccount current;
  private final Accounts accounts;
  private final CurrentClasses classes;
  private final Roster roster;
  private final Farewells farewells;
  private final Account lead;
  private final Account other;
  private final ClassId rooks;
  private final LearnerId ada;
  private final LearnerId bob;

  FarewellsTest(TestDatabase database) {
    this.database = database;
    var jdbc = database.jdbc();
    var transaction = database.transactions();
    Clock clock = Clock.systemUTC();
    this.current = TestAccounts.currentAccount(database);
    this.accounts = new Accounts(jdbc, transaction, clock);
    var audit = new Audit(current, jdbc, clock);
    this.classes = new CurrentClasses(current, jdbc, transaction, audit, clock);
    this.roster = new Roster(classes, accounts, jdbc, transaction, audit, clock);
    var teachers = new Teachers(current, classes, jdbc, transaction, audit, clock);
    this.farewells =
        new Farewells(current, classes, teachers, roster, accounts, audit, jdbc, transaction);
    this.lead = account(Role.INSTRUCTOR);
    this.other = account(Role.INSTRUCTOR);
    this.rooks = newClass(lead);
    this.ada = account(Role.LEARNER).id();
    this.bob = account(Role.LEARNER).id();
    join(rooks, ada, 1);
    join(rooks, bob, 2);
  }

  @Test
  void aDeletedPupilIsGoneAndTheOthersStay() {
    as(lead, () -> farewells.delete(rooks, List.of(ada)));

    assertThat(accounts.find(ada)).isNull();
    assertThat(by(lead, () -> roster.pupils(rooks))).extracting(Pupil::id).containsExactly(bob);
  }

  @Test
  void whoTeachesAnotherClassDeletesNobodyHere() {
    ClassId bishops = newClass(other);

    assertThatThrownBy(() -> as(other, () -> farewells.delete(rooks, List.of(ada))))
        .isInstanceOf(NoSuchClass.class);
    assertThatThrownBy(() -> as(other, () -> farewells.delete(bishops, List.of(ada))))
        .isInstanceOf(NoSuchClass.class);
    assertThatThrownBy(() -> as(other, () -> farewells.delete(rooks)))
        .isInstanceOf(NoSuchClass.class);
    assertThatThrownBy(() -> as(accounts.find(bob), () -> farewells.delete(rooks, List.of(ada))))
        .isInstanceOf(NotSignedIn.class);

    assertThat(accounts.find(ada)).isNotNull();
  }

  @Test
  void aPupilWhomSomebodyElseTeachesTooStays() {
    join(newClass(other), ada, 1);

    assertThatThrownBy(() -> as(lead, () -> farewells.delete(rooks, List.of(ada))))
        .isInstanceOf(InAnotherClass.class);

    assertThat(accounts.find(ada)).isNotNull();
  }

  @Test
  void aPupilOfTwoOfTheirOwnClassesMayBeDeleted() {
    join(newClass(lead), ada, 1);

    as(lead, () -> farewells.delete(rooks, List.of(ada)));

    assertThat(accounts.find(ada)).isNull();
  }

  @Test
  void aTeacherWhoLearnsInAClassIsNotDeletedByAnother() {
    join(rooks, other.id(), 3);

    assertThatThrownBy(() -> as(lead, () -> farewells.delete(rooks, List.of(other.id()))))
        .isInstanceOf(InAnotherClass.class);

    assertThat(accounts.find(other.id())).isNotNull();
  }

  @Test
  void withAClassGoThoseWhoLearnInNoOther() {
    join(newClass(other), ada, 1);
    assertThat(by(lead, () -> farewells.goingWith(rooks)))
        .extracting(Pupil::id)
        .containsExactly(bob);

    as(lead, () -> farewells.delete(rooks));

    assertThat(accounts.find(ada)).isNotNull();
    assertThat(accounts.find(bob)).isNull();
    assertThatThrownBy(() -> as(lead, () -> classes.open(rooks))).isInstanceOf(NoSuchClass.class);
  }

  @Test
  void onlyWhoLeadsAClassDeletesIt() {
    database
        .jdbc()
        .sql("insert into class_instructor (class_id, learner_id, leads) values (?, ?, false)")
        .params(rooks.value(), other.id().value())
        .update();

    assertThatThrownBy(() -> as(other, () -> farewells.delete(rooks)))
        .isInstanceOf(NotTheLead.class);

    assertThat(accounts.find(bob)).isNotNull();
  }

  @Test
  void thatSomebodyWasDeletedIsWrittenDownWithoutTheName() {
    as(lead, () -> farewells.delete(rooks, List.of(ada)));

    assertThat(subjects(lead)).contains("The Rooks: card 1");
  }

  private List<String> subjects(Account actor) {
    return database
        .jdbc()
        .sql("select subject from audit where actor_id = ? order by seq")
        .param(actor.id().value())
        .query(String.class)
        .list();
  }

  private Account account(Role role) {
    return accounts.add(role, "Somebody", "s" + UUID.randomUUID());
  }

  private ClassId newClass(Account teacher) {
    return by(teacher, () -> classes.create("The Rooks", ZoneId.of("Europe/Berlin")).id());
  }

  private void join(ClassId id, LearnerId pupil, int card) {
    database
        .jdbc()
        .sql(
            """
            insert into class_pupil (class_id, learner_id, card, joined_at)
            values (?, ?, ?, current_timestamp)""")
        .params(id.value(), pupil.value(), card)
        .update();
  }

  private void as(Account account, Runnable action) {
    by(
        account,
        () -> {
          action.run();
          return true;
        });
  }

  private <T> T by(Account account, Supplier<T> action) {
    var browser = new TestBrowser();
    browser.request(
        () -> {
          TestAccounts.signIn(current, account);
          return true;
        });
    return browser.request(action);
  }
}
