package org.queenside.school.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.browser.BrowserTest;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.springframework.beans.factory.annotation.Autowired;

/** Assigning to several classes at once: all of them get it, or none. */
@BrowserTest
class SeveralClassesTest {

  private static final ZoneId WEST = ZoneId.of("Pacific/Pago_Pago");
  private static final ZoneId EAST = ZoneId.of("Pacific/Kiritimati");

  private final AssignmentService assignments;
  private final SchoolClassService classes;
  private final AccountRepository accounts;
  private final Account teacher;
  private final ClassId first;

  @Autowired
  SeveralClassesTest(
      AssignmentService assignments, SchoolClassService classes, AccountRepository accounts) {
    this.assignments = assignments;
    this.classes = classes;
    this.accounts = accounts;
    teacher = teacher();
    first = classOf(teacher, WEST);
  }

  @Test
  void noneGetsItIfItWouldBeOverInOneOfThem() {
    ClassId east = classOf(teacher, EAST);

    ClassNotAssignableException refused = refused(east);

    assertThat(refused.schoolClass()).isEqualTo(east);
    assertThat(refused.reason()).isEqualTo(ClassNotAssignableException.Reason.OVER);
  }

  @Test
  void noneGetsItIfTheTeacherDoesNotTeachOneOfThem() {
    ClassId others = classOf(teacher(), WEST);

    assertThat(refused(others).reason()).isEqualTo(ClassNotAssignableException.Reason.NOT_TAUGHT);
  }

  private ClassNotAssignableException refused(ClassId other) {
    LocalDateTime now = LocalDateTime.now(WEST);
    AssignmentPlan plan =
        new AssignmentPlan(
            new AssignmentContent(
                "Rooks",
                "",
                List.of(AssignedItem.once("rook/first-move", "lesson/rook")),
                CompletionRules.USUAL),
            new Audience.WholeClass(),
            new AssignmentSchedule(now, now.plusHours(2)));
    return ActingAs.<ClassNotAssignableException, RuntimeException>call(
        teacher,
        () -> {
          ClassNotAssignableException refused =
              catchThrowableOfType(
                  ClassNotAssignableException.class,
                  () -> assignments.create(first, plan, List.of(other)));
          assertThat(assignments.of(first)).isEmpty();
          return refused;
        });
  }

  private Account teacher() {
    return accounts.add(AccountRole.TEACHER, "Ms Teacher", "t" + UUID.randomUUID());
  }

  private ClassId classOf(Account owner, ZoneId zone) {
    return ActingAs.<ClassId, RuntimeException>call(owner, () -> classes.create("5b", zone).id());
  }
}
