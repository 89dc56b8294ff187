package org.queenside.school.roster.teacher.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeButton;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.TestClasses;
import org.queenside.school.roster.teacher.TeacherService;
import org.queenside.school.roster.teacher.TestTeachers;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

@SpringBootTest
class ClassesViewTest extends PageTester {

  @Autowired private SchoolClassService classes;
  @Autowired private TeacherService teachers;
  @Autowired private JdbcClient jdbc;
  @Autowired private TestTeachers teacher;

  @Test
  void newTeacherCreatesAClassAndContinuesWithAddingPupils() {
    teacher.signIn();
    go("classes");
    assertThat(text()).contains("Make a class");

    $(Input.class).id("class-name").setValue("  Class\t5b ");
    press("Make a class");

    assertThat(classes.all()).singleElement().extracting("name").isEqualTo("Class 5b");
    ClassId id = classes.all().getFirst().id();
    assertThat(UI.getCurrent().getActiveViewLocation().getPath()).isEqualTo("class/" + id + "/add");
    go("classes");
    assertThat($(Anchor.class).all())
        .anyMatch(
            link -> link.getHref().equals("class/" + id) && link.getText().equals("Class 5b"));
  }

  @Test
  void classWithoutANameIsNotCreated() {
    teacher.signIn();
    go("classes");

    $(Input.class).id("class-name").setValue(" \u202E ");
    press("Make a class");

    assertThat(text()).contains("A class needs a name of at most 60 characters.");
    assertThat(classes.all()).isEmpty();
  }

  @Test
  void invitedTeacherReadsTheResultOfTheAnswer() {
    Account asked = teacher.signIn();
    ClassId taken = teacher.offer("5a", "Ms Lead", asked);
    ClassId left = teacher.offer("5b", "Ms Lead", asked);
    ClassId ended = teacher.offer("5c", "Ms Lead", asked);
    go("classes");

    press("Accept");
    assertThat(text()).contains("You teach 5a now.").doesNotContain("teach 5a too");
    assertThat(classes.all()).singleElement().extracting("id").isEqualTo(taken);

    press("Decline");
    assertThat(text()).contains("You’ve declined to teach 5b.").doesNotContain("teach 5b too");
    assertThatThrownBy(() -> teachers.accept(left)).isInstanceOf(RecordNotFoundException.class);

    end(ended);
    press("Accept");
    assertThat(text())
        .contains("This request was withdrawn or is more than two weeks old.")
        .contains("Ask Ms Lead to send it again.")
        .doesNotContain("teach 5c too");
    assertThat(classes.all()).hasSize(1);
  }

  @Test
  void assistantSeesWhichClassesAreReadOnlyAndLeavesThem() {
    Account assistant = teacher.signIn();
    TestClasses rows = new TestClasses(jdbc);
    ClassId current = rows.add("5a");
    ClassId archived = rows.add("4a");
    ClassId gone = rows.add("3a");
    List.of(current, archived, gone).forEach(id -> rows.addAssistant(id, assistant.id()));
    jdbc.sql("update school_class set archived_at = made_at where id = ?")
        .param(archived.value())
        .update();
    go("classes");

    assertThat(text()).contains("Assistant – read only").doesNotContain("new school year");
    assertThat($(Anchor.class).all())
        .extracting(Anchor::getHref)
        .contains("class/" + current, "class/" + archived)
        .doesNotContain("class/" + current + "/add", "class/" + archived + "/settings");

    leave(
        "3a",
        () ->
            jdbc.sql("delete from class_assistant where class_id = ?")
                .param(gone.value())
                .update());
    leave("5a", () -> {});
    leave("4a", () -> {});
    assertThat(text()).contains("You no longer assist in 4a.").doesNotContain("read only");
    assertThat(classes.overview()).isEmpty();
  }

  private void leave(String name, Runnable meanwhile) {
    press("Leave");
    assertThat(text()).contains("Leave " + name + "?");
    meanwhile.run();
    test($(NativeButton.class).withText("Leave").last()).click();
  }

  /** Lets all offers expire while the page is open. */
  private void end(ClassId id) {
    jdbc.sql(
            "update class_offer set expires_at = timestamp '2000-01-01 00:00:00' where class_id = ?")
        .param(id.value())
        .update();
  }

  private static void go(String address) {
    UI.getCurrent().navigate(address);
  }
}
