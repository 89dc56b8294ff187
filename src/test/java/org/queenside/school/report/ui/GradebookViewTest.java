package org.queenside.school.report.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Input;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentContent;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.Audience;
import org.queenside.school.assignment.CompletionRules;
import org.queenside.school.report.GradebookService;
import org.queenside.school.report.Grading;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.TestClasses;
import org.queenside.school.roster.teacher.TestTeachers;
import org.queenside.ui.PageTester;
import org.queenside.ui.TextAreaField;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

@SpringBootTest
class GradebookViewTest extends PageTester {

  private static final List<AssignedItem> ITEMS =
      List.of(
          AssignedItem.once("rook/first-move", "lesson/rook"),
          AssignedItem.once("rook/two-stars", "lesson/rook"));

  @Autowired private SchoolClassService classes;
  @Autowired private TestTeachers teacher;
  @Autowired private AccountRepository accounts;
  @Autowired private AssignmentService assignments;
  @Autowired private AttemptLogService log;
  @Autowired private GradebookService gradebooks;
  @Autowired private JdbcClient jdbc;

  private ClassId id = new ClassId(new UUID(0, 0));

  @BeforeEach
  void createClassWithOnePupil() {
    teacher.signIn();
    id = classes.create("Class 5b", ZoneId.of("UTC")).id();
    Account ann = accounts.add(AccountRole.LEARNER, "Ann", "p" + UUID.randomUUID());
    new TestClasses(jdbc).addPupil(id, ann.id());
    assignments.create(
        id,
        new AssignmentPlan(
            new AssignmentContent("Rooks", "", ITEMS, CompletionRules.USUAL),
            new Audience.WholeClass(),
            new AssignmentSchedule(
                LocalDateTime.of(2026, 1, 1, 8, 0), LocalDateTime.of(2026, 2, 1, 18, 0))));
    log.record(ann.id(), Attempt.solved("rook/first-move", "a2a7", Effort.NONE, 3));
  }

  @Test
  void resultsBecomeMarksOfTheClassesOwnScale() {
    go("");
    assertThat(text()).contains("Ann").contains("Rooks").contains("50 %");

    $(TextAreaField.class).id("grading-scale").setValue("A 90\nB 50");
    press("Save");
    assertThat(text()).contains("The last mark, B, has to begin at 0");

    $(TextAreaField.class).id("grading-scale").setValue("A 90\nB 50\nF 0");
    $(TextAreaField.class).id("grading-terms").setValue("2026-03-01 Spring");
    press("Save");
    assertThat(text()).contains("Saved.").contains("B");
    assertThat(gradebooks.open(id, 0).grading())
        .isEqualTo(new Grading("A 90\nB 50\nF 0", "2026-03-01 Spring"));

    go("/1");
    assertThat(text()).contains("There are no assignments in this period yet.");
  }

  @Test
  void aColumnThatIsLeftOutSaysSoInWords() {
    go("");
    assertThat(text()).doesNotContain("not counted");

    Input box = $(Input.class).all().getFirst();
    box.getElement().setProperty("checked", false);
    fire(box.getElement(), "change");

    assertThat(text())
        .contains("“Rooks” no longer counts towards the average.")
        .contains("not counted");
    assertThat(gradebooks.open(id, 0).rows().getFirst().average()).isNull();
  }

  @Test
  void aCommentIsSavedWhenTheFieldIsLeft() {
    go("");

    fill($(Input.class).all().getLast(), "Thinks before moving");

    assertThat(text()).contains("Saved the comment on Ann.");
    assertThat(gradebooks.open(id, 0).rows().getFirst().comment())
        .isEqualTo("Thinks before moving");
  }

  private void fill(Input input, String value) {
    test(input).setValue(value);
  }

  private void go(String term) {
    UI.getCurrent().navigate("class/" + id + "/gradebook" + term);
  }
}
