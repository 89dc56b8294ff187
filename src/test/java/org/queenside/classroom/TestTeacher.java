package org.queenside.classroom;

import java.util.List;
import java.util.UUID;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.Role;
import org.queenside.learner.TestAccounts;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Somebody who teaches, in front of the screen of a test without a browser. */
@Component
public class TestTeacher {

  private final Accounts accounts;
  private final CurrentAccount currentAccount;
  private final NewPupils newPupils;
  private final JdbcClient jdbc;

  TestTeacher(
      Accounts accounts, CurrentAccount currentAccount, NewPupils newPupils, JdbcClient jdbc) {
    this.accounts = accounts;
    this.currentAccount = currentAccount;
    this.newPupils = newPupils;
    this.jdbc = jdbc;
  }

  /** Signs a new teacher in, in the browser at hand. */
  public Account signIn() {
    Account teacher = accounts.add(Role.INSTRUCTOR, "Ms Teacher", "teacher-" + UUID.randomUUID());
    TestAccounts.signIn(currentAccount, teacher);
    return teacher;
  }

  /** Makes an account for somebody else who teaches. */
  public Account anotherTeacher(String name) {
    return accounts.add(Role.INSTRUCTOR, name, "teacher-" + UUID.randomUUID());
  }

  /** Lets somebody else teach a class too. */
  public Account addTeacher(ClassId id, String name) {
    Account teacher = anotherTeacher(name);
    jdbc.sql("insert into class_instructor (class_id, learner_id, leads) values (?, ?, false)")
        .params(id.value(), teacher.id().value())
        .update();
    return teacher;
  }

  /** Adds pupils to a class of whoever is signed in; nobody can sign in as one of them. */
  public void addPupils(ClassId id, String... names) {
    List<NameList.Named> named = newPupils.preview(id, String.join("\n", names)).list().named();
    newPupils.add(id, named, TestSchool.secrets(named.size()));
  }
}
