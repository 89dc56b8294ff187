package org.queenside.school.roster.teacher;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.RosterFixture;
import org.queenside.school.roster.TestClasses;
import org.queenside.school.roster.names.NameList;
import org.queenside.school.roster.pupil.PupilCreationService;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Teachers for tests without a browser. */
@Component
public class TestTeachers {

  private final AccountRepository accounts;
  private final CurrentAccount currentAccount;
  private final PupilCreationService newPupils;
  private final JdbcClient jdbc;

  TestTeachers(
      AccountRepository accounts,
      CurrentAccount currentAccount,
      PupilCreationService newPupils,
      JdbcClient jdbc) {
    this.accounts = accounts;
    this.currentAccount = currentAccount;
    this.newPupils = newPupils;
    this.jdbc = jdbc;
  }

  /** Signs in a new teacher. */
  public Account signIn() {
    Account teacher =
        accounts.add(AccountRole.TEACHER, "Ms Teacher", "teacher-" + UUID.randomUUID());
    TestAccounts.signIn(currentAccount, teacher);
    return teacher;
  }

  /** Creates an offer from another teacher. */
  public ClassId offer(String name, String from, Account asked) {
    ClassId id = new TestClasses(jdbc).add(name);
    jdbc.sql(
            """
            insert into class_offer (class_id, sign_in_name, learner_id, offered_by, expires_at)
            values (?, ?, ?, ?, timestamp '2999-01-01 00:00:00')""")
        .params(id.value(), asked.signInName(), asked.id().value(), from)
        .update();
    return id;
  }

  /** Creates an account of another teacher. */
  public Account anotherTeacher(String name) {
    return accounts.add(AccountRole.TEACHER, name, "teacher-" + UUID.randomUUID());
  }

  /** Adds another teacher to a class. */
  public Account addTeacher(ClassId id, String name) {
    Account teacher = anotherTeacher(name);
    new TestClasses(jdbc).addTeacher(id, teacher.id(), false);
    return teacher;
  }

  /** Adds an assistant to a class. */
  public Account addAssistant(ClassId id, String name) {
    Account assistant = anotherTeacher(name);
    new TestClasses(jdbc).addAssistant(id, assistant.id());
    return assistant;
  }

  /** Adds pupils to a class of the signed-in teacher, with passwords nobody can use. */
  public void addPupils(ClassId id, String... names) {
    List<NameList.NewPupil> named =
        newPupils.preview(id, String.join("\n", names), List.of(), Set.of()).list().newPupils();
    newPupils.add(id, named, RosterFixture.secrets(named.size()));
  }
}
