package org.queenside.report;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.assignment.AssignedItem;
import org.queenside.assignment.AssignmentId;
import org.queenside.assignment.Assignments;
import org.queenside.assignment.Audience;
import org.queenside.assignment.Plan;
import org.queenside.assignment.Terms;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.CurrentClasses;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.Role;
import org.queenside.learner.TestAccounts;
import org.queenside.learner.TestBrowser;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Makes classes of two pupils, Ben and Mia, with their teacher. */
@Component
public final class SmallClass {

  private final Accounts accounts;
  private final CurrentAccount currentAccount;
  private final CurrentClasses classes;
  private final Assignments assignments;
  private final JdbcClient jdbc;

  SmallClass(
      Accounts accounts,
      CurrentAccount currentAccount,
      CurrentClasses classes,
      Assignments assignments,
      JdbcClient jdbc) {
    this.accounts = accounts;
    this.currentAccount = currentAccount;
    this.classes = classes;
    this.assignments = assignments;
    this.jdbc = jdbc;
  }

  /** A class. */
  public record Made(ClassId id, Account teacher, Account ben, Account mia) {}

  /** Makes a class. */
  public Made make() {
    Account teacher = account(Role.INSTRUCTOR, "Ms Teacher");
    ClassId id = as(teacher, () -> classes.create("5b", ZoneId.of("UTC")).id());
    return new Made(id, teacher, join(id, "Ben", 1), join(id, "Mia", 2));
  }

  /** Adds a pupil. */
  public Account join(ClassId id, String name, int card) {
    Account pupil = account(Role.LEARNER, name);
    jdbc.sql(
            "insert into class_pupil (class_id, learner_id, card, joined_at)"
                + " values (?, ?, ?, current_timestamp)")
        .params(id.value(), pupil.id().value(), card)
        .update();
    return pupil;
  }

  private Account account(Role role, String name) {
    return accounts.add(role, name, name.charAt(0) + "-" + UUID.randomUUID());
  }

  /** Gives the class something to do that has begun. */
  public AssignmentId assign(Made made, String title, List<AssignedItem> items) {
    return assign(made, title, null, items);
  }

  /** The same, to be done by a time; what is done later counts too. */
  public AssignmentId assign(
      Made made, String title, @Nullable LocalDateTime due, List<AssignedItem> items) {
    Plan plan =
        new Plan(
            title,
            "",
            Terms.usual(LocalDateTime.of(2026, 1, 1, 8, 0), due),
            new Audience.WholeClass(),
            items);
    return as(made.teacher(), () -> assignments.create(made.id(), plan));
  }

  /** Does something with somebody in front of the screen. */
  public <T> T as(Account account, Supplier<T> action) {
    TestBrowser browser = new TestBrowser();
    browser.request(
        () -> {
          TestAccounts.signIn(currentAccount, account);
          return true;
        });
    return browser.request(action);
  }
}
