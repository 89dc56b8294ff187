package org.queenside.school.roster.pupil;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.GroupRepository;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.PupilRepository;
import org.queenside.school.roster.RemovedPupilRepository;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClassRepository;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.TestClasses;
import org.queenside.school.roster.teacher.TeacherRepository;
import org.queenside.school.roster.teacher.TeacherService;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StatementLog;
import org.queenside.store.TestDatabase;

/** Checks who may delete a pupil or a class, and which pupils are deleted with a class. */
@OnEveryDatabase
class PupilDeletionServiceTest {

  private final TestDatabase database;
  private final CurrentAccount current;
  private final AccountRepository accounts;
  private final SchoolClassService classes;
  private final RosterService roster;
  private final PupilDeletionService deletion;
  private final TestClasses classRows;
  private final Account lead;
  private final Account other;
  private final ClassId rooks;
  private final LearnerId ada;
  private final LearnerId bob;

  PupilDeletionServiceTest(TestDatabase database) {
    this.database = database;
    var jdbc = database.jdbc();
    var transaction = database.transactions();
    Clock clock = Clock.systemUTC();
    this.current = TestAccounts.currentAccount(database);
    this.accounts = new AccountRepository(jdbc, transaction, clock);
    var audit = new AuditRepository(current, jdbc, clock);
    var teacherRepository = new TeacherRepository(jdbc, clock);
    var classRepository = new SchoolClassRepository(jdbc, clock);
    this.classes = database.transactional(new SchoolClassService(current, classRepository, audit));
    var pupilRepository = new PupilRepository(jdbc, clock);
    this.roster =
        new RosterService(
            classes,
            accounts,
            pupilRepository,
            new GroupRepository(jdbc),
            new RemovedPupilRepository(jdbc, clock),
            audit);
    var teachers = new TeacherService(classes, classRepository, teacherRepository, audit);
    this.deletion =
        database.transactional(
            new PupilDeletionService(
                classes, classRepository, teachers, pupilRepository, accounts, audit));
    this.classRows = new TestClasses(jdbc);
    this.lead = account(AccountRole.TEACHER);
    this.other = account(AccountRole.TEACHER);
    this.rooks = newClass(lead);
    this.ada = account(AccountRole.LEARNER).id();
    this.bob = account(AccountRole.LEARNER).id();
    classRows.addPupil(rooks, ada);
    classRows.addPupil(rooks, bob);
  }

  @Test
  void deletingAPupilKeepsTheOthers() {
    as(lead, () -> deletion.delete(rooks, List.of(ada)));

    assertThat(accounts.find(ada)).isNull();
    assertThat(by(lead, () -> roster.pupils(rooks))).extracting(Pupil::id).containsExactly(bob);
  }

  @Test
  void teacherOfAnotherClassCannotDelete() {
    ClassId bishops = newClass(other);

    assertThatThrownBy(() -> as(other, () -> deletion.delete(rooks, List.of(ada))))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> as(other, () -> deletion.delete(bishops, List.of(ada))))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> as(other, () -> deletion.delete(rooks)))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> as(accounts.find(bob), () -> deletion.delete(rooks, List.of(ada))))
        .isInstanceOf(RoleRequiredException.class);

    assertThat(accounts.find(ada)).isNotNull();
  }

  @Test
  void pupilOfAnotherTeacherIsNotDeleted() {
    classRows.addPupil(newClass(other), ada);

    assertThatThrownBy(() -> as(lead, () -> deletion.delete(rooks, List.of(ada))))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.elsewhere");

    assertThat(accounts.find(ada)).isNotNull();
  }

  @Test
  void pupilOfTwoOwnClassesIsDeleted() {
    classRows.addPupil(newClass(lead), ada);

    as(lead, () -> deletion.delete(rooks, List.of(ada)));

    assertThat(accounts.find(ada)).isNull();
  }

  @Test
  void teacherWhoIsAlsoAPupilIsNotDeleted() {
    classRows.addPupil(rooks, other.id());

    assertThatThrownBy(() -> as(lead, () -> deletion.delete(rooks, List.of(other.id()))))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.elsewhere");

    assertThat(accounts.find(other.id())).isNotNull();
  }

  @Test
  void deletingAClassDeletesPupilsWithoutAnotherClass() {
    classRows.addPupil(newClass(other), ada);
    assertThat(by(lead, () -> deletion.pupilsDeletedWith(rooks)))
        .extracting(Pupil::id)
        .containsExactly(bob);

    as(lead, () -> deletion.delete(rooks));

    assertThat(accounts.find(ada)).isNotNull();
    assertThat(accounts.find(bob)).isNull();
    assertThatThrownBy(() -> as(lead, () -> classes.open(rooks)))
        .isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void onlyTheLeadDeletesAClass() {
    classRows.addTeacher(rooks, other.id(), false);

    assertThatThrownBy(() -> as(other, () -> deletion.delete(rooks)))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.lead");

    assertThat(accounts.find(bob)).isNotNull();
  }

  @Test
  void auditEntryOfADeletionDoesNotContainTheName() {
    as(lead, () -> deletion.delete(rooks, List.of(ada)));

    assertThat(subjects(lead)).contains("The Rooks 1");
  }

  @Test
  void aWholeClassIsDeletedWithAHandfulOfStatements() {
    account(AccountRole.ADMINISTRATOR);
    for (int card = 3; card <= RosterService.MOST_PUPILS; card++) {
      classRows.addPupil(rooks, account(AccountRole.LEARNER).id());
    }

    List<String> statements = by(lead, () -> StatementLog.of(() -> deletion.delete(rooks)));

    assertThat(statements).hasSizeLessThan(15).noneMatch(each -> each.contains("administrator"));
    assertThat(pupils()).isZero();
    assertThat(accounts.find(ada)).isNull();
    assertThat(subjects(lead)).contains("The Rooks " + RosterService.MOST_PUPILS);
  }

  @Test
  void manyPupilsAreDeletedWithAHandfulOfStatements() {
    List<LearnerId> chosen = new ArrayList<>(List.of(ada));
    for (int card = 3; card <= 50; card++) {
      LearnerId pupil = account(AccountRole.LEARNER).id();
      classRows.addPupil(rooks, pupil);
      chosen.add(pupil);
    }

    List<String> statements = by(lead, () -> StatementLog.of(() -> deletion.delete(rooks, chosen)));

    assertThat(statements).hasSizeLessThan(15).noneMatch(each -> each.contains("administrator"));
    assertThat(by(lead, () -> roster.pupils(rooks))).extracting(Pupil::id).containsExactly(bob);
    assertThat(subjects(lead)).contains("The Rooks 1", "The Rooks 50");
  }

  /** Only removing an administrator has to check the others. */
  @Test
  void aDeletionOfPupilsWaitsForNoAdministrator() throws Exception {
    Account administrator = account(AccountRole.ADMINISTRATOR);
    try (Connection other = database.dataSource().getConnection()) {
      other.setAutoCommit(false);
      try (var statement =
          other.prepareStatement("select role from account where learner_id = ? for update")) {
        statement.setObject(1, administrator.id().value());
        statement.executeQuery();
      }

      as(lead, () -> deletion.delete(rooks));

      other.rollback();
    }
    assertThat(accounts.find(ada)).isNull();
  }

  private int pupils() {
    return database
        .jdbc()
        .sql("select count(*) from class_pupil where class_id = ?")
        .param(rooks.value())
        .query(Integer.class)
        .single();
  }

  private List<String> subjects(Account actor) {
    return database
        .jdbc()
        .sql("select subject || ' ' || detail from audit where actor_id = ? order by seq")
        .param(actor.id().value())
        .query(String.class)
        .list();
  }

  private Account account(AccountRole role) {
    return accounts.add(role, "Test Person", "s" + UUID.randomUUID());
  }

  private ClassId newClass(Account teacher) {
    return by(teacher, () -> classes.create("The Rooks", ZoneId.of("Europe/Berlin")).id());
  }

  private static void as(Account account, Runnable action) {
    ActingAs.run(account, action);
  }

  private static <T> T by(Account account, Supplier<T> action) {
    return ActingAs.<T, RuntimeException>call(account, action::get);
  }
}
