package org.queenside.school.report;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentContent;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.Audience;
import org.queenside.school.assignment.CompletionRules;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.TestClasses;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Creates classes with a teacher and two pupils, Ben and Mia. */
@Component
public final class SchoolClassFixture {

  private final AccountRepository accounts;
  private final SchoolClassService classes;
  private final AssignmentService assignments;
  private final LearnerRepository learners;
  private final JdbcClient jdbc;

  SchoolClassFixture(
      AccountRepository accounts,
      SchoolClassService classes,
      AssignmentService assignments,
      LearnerRepository learners,
      JdbcClient jdbc) {
    this.accounts = accounts;
    this.classes = classes;
    this.assignments = assignments;
    this.learners = learners;
    this.jdbc = jdbc;
  }

  /** A class and its people. */
  public record CreatedClass(ClassId id, Account teacher, Account ben, Account mia) {}

  /** Creates a class. */
  public CreatedClass make() {
    return make(account(AccountRole.TEACHER, "Ms Teacher"), "5b");
  }

  /** Creates a class of a teacher. */
  public CreatedClass make(Account teacher, String name) {
    ClassId id = as(teacher, () -> classes.create(name, ZoneId.of("UTC")).id());
    return new CreatedClass(id, teacher, join(id, "Ben"), join(id, "Mia"));
  }

  /** Adds a pupil. */
  public Account join(ClassId id, String name) {
    Account pupil = account(AccountRole.LEARNER, name);
    new TestClasses(jdbc).addPupil(id, pupil.id());
    return pupil;
  }

  /** Adds an assistant. */
  public Account addAssistant(ClassId id) {
    Account assistant = account(AccountRole.TEACHER, "Mr Assistant");
    new TestClasses(jdbc).addAssistant(id, assistant.id());
    return assistant;
  }

  private Account account(AccountRole role, String name) {
    return accounts.add(role, name, name.charAt(0) + "-" + UUID.randomUUID());
  }

  /** Assigns items to the class, starting in the past. */
  public AssignmentId assign(CreatedClass made, String title, List<AssignedItem> items) {
    return assign(made, title, null, items);
  }

  /** Assigns items with a due date; late work is accepted. */
  public AssignmentId assign(
      CreatedClass made, String title, @Nullable LocalDateTime due, List<AssignedItem> items) {
    AssignmentPlan plan =
        new AssignmentPlan(
            new AssignmentContent(title, "", items, CompletionRules.USUAL),
            new Audience.WholeClass(),
            new AssignmentSchedule(LocalDateTime.of(2026, 1, 1, 8, 0), due));
    return as(made.teacher(), () -> assignments.create(made.id(), plan));
  }

  /** Records that a page of these people is open, as their browsers do. */
  public void see(Account... people) {
    for (Account each : people) {
      learners.see(each.id());
    }
  }

  /** Runs an action as a user. */
  public <T extends @Nullable Object> T as(Account account, Supplier<T> action) {
    return ActingAs.<T, RuntimeException>call(account, action::get);
  }
}
