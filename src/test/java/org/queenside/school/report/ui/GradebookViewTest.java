package org.queenside.school.report.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.QueryParameters;
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
    assertThat(text()).contains("Ann", "Rooks", "50 %").contains("The class has 50 % on average.");

    addRow("Add a mark", "Mark 1", "B", "Lowest percentage for mark 1", "50");
    addRow("Add a mark", "Mark 2", "A", "Lowest percentage for mark 2", "90");
    press("Save");
    assertThat(text()).contains("The lowest mark, B, has to begin at 0");

    addRow("Add a mark", "Mark 3", "F", "Lowest percentage for mark 3", "0");
    press("Add a mark");
    addRow("Add a term", "Name of term 1", "Spring", "First day of term 1", "2026-03-01");
    press("Save");
    assertThat(text()).contains("Saved.").contains("The class has 50 % on average: B.");
    assertThat(gradebooks.open(id, 0).grading())
        .as("the best mark first, without the row that was left empty")
        .isEqualTo(new Grading("A 90\nB 50\nF 0", "2026-03-01 Spring"));

    go("/1");
    assertThat(text()).contains("There are no assignments in this period yet.");
  }

  @Test
  void storedGradingIsShownInRowsAndARowCanBeRemoved() {
    gradebooks.change(id, Grading.NONE, new Grading("1 92\n2 50 %\n6 0", ""));
    go("");
    assertThat(field("Mark 2").getValue()).isEqualTo("2");
    assertThat(field("Lowest percentage for mark 2").getValue()).isEqualTo("50");

    test($(NativeButton.class).withText("Remove").all().get(1)).click();
    press("Save");

    assertThat(gradebooks.open(id, 0).grading().scale()).isEqualTo("1 92\n6 0");
  }

  @Test
  void theLowestAverageCanComeFirst() {
    Account zoe = accounts.add(AccountRole.LEARNER, "Zoe", "p" + UUID.randomUUID());
    new TestClasses(jdbc).addPupil(id, zoe.id());

    go("");
    assertThat(text().indexOf("Ann")).isLessThan(text().indexOf("Zoe"));

    UI.getCurrent().navigate("class/" + id + "/gradebook", QueryParameters.of("sort", "average"));
    assertThat(text().indexOf("Zoe")).isLessThan(text().indexOf("Ann"));
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
    press("Write comments");

    fill(field("Comment on Ann"), "Thinks before moving");

    assertThat(text()).contains("Saved the comment on Ann.");
    assertThat(gradebooks.open(id, 0).rows().getFirst().comment())
        .isEqualTo("Thinks before moving");
  }

  private void addRow(String button, String name, String named, String value, String worth) {
    press(button);
    fill(field(name), named);
    fill(field(value), worth);
  }

  private Input field(String label) {
    return $(Input.class).all().stream()
        .filter(input -> label.equals(input.getAriaLabel().orElse("")))
        .findFirst()
        .orElseThrow();
  }

  private void fill(Input input, String value) {
    test(input).setValue(value);
  }

  private void go(String term) {
    UI.getCurrent().navigate("class/" + id + "/gradebook" + term);
  }
}
