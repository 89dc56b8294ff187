package org.queenside.school.roster.year.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.dom.Element;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.TestClasses;
import org.queenside.school.roster.teacher.TestTeachers;
import org.queenside.school.roster.year.ClassPromotionPlan;
import org.queenside.school.roster.year.ClassPromotionService;
import org.queenside.ui.Checkbox;
import org.queenside.ui.PageTester;
import org.queenside.ui.Select;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

@SpringBootTest
class ClassPromotionViewTest extends PageTester {

  @Autowired private SchoolClassService classes;
  @Autowired private ClassPromotionService promotions;
  @Autowired private RosterService roster;
  @Autowired private TestTeachers teacher;
  @Autowired private JdbcClient jdbc;
  private SchoolClass fifth;
  private SchoolClass club;

  @BeforeEach
  void makeTwoClasses() {
    teacher.signIn();
    fifth = classes.create("5b", ZoneId.of("Europe/Berlin"));
    club = classes.create("Thursday club", ZoneId.of("Europe/Berlin"));
    teacher.addPupils(fifth.id(), "Amira", "Ben");
  }

  @Test
  void teacherChecksWhatWillHappenAndStartsTheYear() {
    visit("classes/new-year");
    assertThat($(Input.class).id("year-name-1").getValue()).isEqualTo("6b");
    assertThat($(Input.class).id("year-name-2").getValue()).isEqualTo("Thursday club");
    choose("year-2", 1);
    tick("Ben");

    press("Check what will happen");
    assertThat(text())
        .contains("5b becomes 6b with 1 pupil. These stay behind in the archived class: Ben.")
        .contains("Thursday club ends. You’ll find it in the archive.");
    assertThat(classes.all()).noneMatch(SchoolClass::archived);

    press("Start the new year");
    assertThat(text()).contains("The new school year has begun: 5b is now 6b.");
    SchoolClass sixth = current("6b");
    assertThat(roster.pupils(sixth.id())).extracting(Pupil::name).containsExactly("Amira");
    assertThat(classes.open(club.id()).archived()).isTrue();
  }

  @Test
  void promotionIsUndoneOnItsPage() {
    promote();
    visit("class/" + fifth.id() + "/settings");
    assertThat(text()).contains("5b became 6b on ");

    press("Undo");
    press("Undo the change");

    assertThat(UI.getCurrent().getActiveViewLocation().getPath())
        .isEqualTo("class/" + fifth.id() + "/pupils");
    assertThat(classes.open(fifth.id()).archived()).isFalse();
  }

  @Test
  void promotionThatWouldLoseAnAssignmentIsNotUndone() {
    promote();
    visit("classes/new-year");
    press("Undo");
    assign(current("6b").id());

    press("Undo the change");
    assertThat(text()).contains("This can’t be undone").contains("Nothing has changed.");
    visit("classes/new-year");
    assertThat(text()).contains("5b became 6b on ").doesNotContain("Undo");
  }

  @Test
  void promotionIsNotUndoneWhileALiveLessonRuns() {
    promote();
    visit("classes/new-year");
    press("Undo");
    new TestClasses(jdbc).startLiveLesson(current("6b").id());

    press("Undo the change");
    assertThat(text()).contains("This can’t be undone").contains("live lessons");
    assertThat(classes.open(fifth.id()).archived()).isTrue();
  }

  @Test
  void openPageOfAClassPromotedMeanwhileSaysSo() {
    visit("classes/new-year");
    press("Check what will happen");
    promote();

    press("Start the new year");

    assertThat(text()).contains("5b was promoted to 6b on ").contains("only be promoted once");
    assertThat(classes.all()).hasSize(3);
  }

  @Test
  void emptyNameAndTwoEqualNamesAreRefused() {
    visit("classes/new-year");
    $(Input.class).id("year-name-1").setValue(" ");
    press("Check what will happen");
    assertThat(text()).contains("A class needs a name").doesNotContain("This will happen");

    $(Input.class).id("year-name-1").setValue("Thursday club");
    press("Check what will happen");
    press("Start the new year");
    assertThat(text()).contains("There would be two classes called Thursday club");
    assertThat(classes.all()).hasSize(2).noneMatch(SchoolClass::archived);
  }

  private void promote() {
    promotions.startYear(List.of(new ClassPromotionPlan(fifth, "6b", Set.of())));
  }

  private SchoolClass current(String name) {
    return classes.all().stream()
        .filter(each -> !each.archived() && each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private void assign(ClassId id) {
    jdbc.sql(
            """
            insert into assignment (class_id, title, comment, begins, late_allowed, in_order,
              afresh, required_stars, whole_class, made_at, version)
            values (?, 'Rook', '', timestamp '2026-09-01 08:00:00', true, false, false, 0, true,
              now(), 1)""")
        .param(id.value())
        .update();
  }

  private void tick(String name) {
    Element box =
        $(Checkbox.class).all().stream()
            .filter(each -> each.getElement().getTextRecursively().equals(name))
            .findFirst()
            .orElseThrow()
            .getElement()
            .getChild(0);
    box.setProperty("checked", false);
    fire(box, "change");
  }

  private void choose(String id, int number) {
    Element box =
        $(Select.class).all().stream()
            .flatMap(each -> each.getElement().getChildren())
            .filter(each -> id.equals(each.getAttribute("id")))
            .findFirst()
            .orElseThrow();
    box.setProperty("value", String.valueOf(number));
    fire(box, "change");
  }
}
