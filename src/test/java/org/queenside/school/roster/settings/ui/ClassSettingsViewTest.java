package org.queenside.school.roster.settings.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.dom.Element;
import java.time.ZoneId;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.identity.account.Account;
import org.queenside.school.roster.ClassSettingsService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.teacher.PendingOffer;
import org.queenside.school.roster.teacher.TeacherService;
import org.queenside.school.roster.teacher.TeachingRole;
import org.queenside.school.roster.teacher.TestTeachers;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.PageTester;
import org.queenside.ui.Select;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

@SpringBootTest
class ClassSettingsViewTest extends PageTester {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  @Autowired private SchoolClassService classes;
  @Autowired private ClassSettingsService settings;
  @Autowired private TestTeachers teacher;
  @Autowired private TeacherService teachers;
  private SchoolClass schoolClass;
  private Account lead;

  @BeforeEach
  void openTheSettings() {
    lead = teacher.signIn();
    schoolClass = classes.create("5b", BERLIN);
    UI.getCurrent().navigate(AbstractClassView.address(schoolClass.id(), "/settings"));
  }

  @Test
  void nameAndTimeZoneAreSaved() {
    input("settings-name").setValue("5c");
    input("settings-zone").setValue("America/New York");
    press("Save");

    assertThat(now().name()).isEqualTo("5c");
    assertThat(now().zone()).isEqualTo(ZoneId.of("America/New_York"));
    assertThat(text()).contains("All due times are now in the time zone America/New_York");
  }

  @Test
  void unknownTimeZoneIsRefused() {
    input("settings-zone").setValue("Narnia");
    press("Save");

    assertThat(text()).contains("“Narnia” isn’t a time zone.");
    assertThat(now().zone()).isEqualTo(BERLIN);
  }

  @Test
  void conflictIsShownAndTheTypedTextStays() {
    settings.change(schoolClass, "5x", ZoneId.of("Europe/Lisbon"));
    input("settings-name").setValue("5c");
    press("Save");

    assertThat(text()).contains("the class is called 5x, in the time zone Europe/Lisbon");
    assertThat(now().name()).isEqualTo("5x");
    assertThat(input("settings-name").getValue()).isEqualTo("5c");

    press("Save");
    assertThat(now().name()).isEqualTo("5c");
  }

  @Test
  void archivedClassSaysSoAndCanBeRestored() {
    press("Archive this class");
    assertThat(now().archived()).isTrue();
    assertThat(text())
        .contains("This class is archived.")
        .contains("The class is archived.")
        .doesNotContain("Save");

    press("Restore this class");
    assertThat(now().archived()).isFalse();
    assertThat(text())
        .doesNotContain("This class is archived.")
        .contains("The class is restored.")
        .contains("Save");
  }

  @Test
  void newCodeNeedsAConfirmation() {
    press("New class code");
    assertThat(now().code()).isEqualTo(schoolClass.code());

    pressLast("New class code");

    assertThat(now().code()).isNotEqualTo(schoolClass.code());
    assertThat(text()).contains("The class code is now " + now().code() + ".");
  }

  @Test
  void severalChangesWorkWithoutReloadingThePage() {
    input("settings-name").setValue("5c");
    press("Save");
    input("settings-name").setValue("5d");
    press("New class code");
    pressLast("New class code");
    press("Save");

    assertThat(now().name()).isEqualTo("5d");
    assertThat(now().code()).isNotEqualTo(schoolClass.code());

    press("Archive this class");
    assertThat(now().archived()).isTrue();
    press("Delete this class");
    assertThat(text()).contains("To be sure, type 5d");
  }

  @Test
  void afterHandingOverOnlyTheNewLeadCanDelete() {
    teacher.addTeacher(schoolClass.id(), "Ms Other");
    UI.getCurrent().navigate("classes");
    UI.getCurrent().navigate(AbstractClassView.address(schoolClass.id(), "/settings"));

    press("Hand over");
    pressLast("Hand over");

    assertThat(text())
        .contains("Ms Other is the lead teacher now.")
        .contains("Only the lead teacher, Ms Other, can delete this class.")
        .doesNotContain("Delete this class");
  }

  @ParameterizedTest
  @CsvSource({
    "/add,    You can’t add pupils to an archived class.,      Names",
    "/cards,  You can’t make cards for an archived class.,     New cards and passwords",
    "/tablets, You can’t tie tablets to an archived class,     Make sign-in codes",
    "/assign, You can’t assign anything to an archived class., Save"
  })
  void editingPageOfAnArchivedClassLinksToRestoringIt(String page, String sentence, String form) {
    teacher.addPupils(schoolClass.id(), "Amira");
    press("Archive this class");

    UI.getCurrent().navigate(AbstractClassView.address(schoolClass.id(), page));

    assertThat(text()).contains(sentence).doesNotContain(form);
    assertThat($(Anchor.class).withText("Restore it in its settings").single().getHref())
        .isEqualTo(AbstractClassView.address(schoolClass.id(), "/settings"));
  }

  @Test
  void classIsDeletedOnlyAfterTypingItsName() {
    press("Delete this class");
    input("delete-class").setValue("5c");
    press("Delete it forever");
    assertThat(classes.all()).hasSize(1);

    input("delete-class").setValue("5b");
    press("Delete it forever");

    assertThat(classes.all()).isEmpty();
  }

  @Test
  void teacherOfTheClassIsNotInvited() {
    input("teacher-name").setValue(lead.signInName().toUpperCase(Locale.ROOT));
    press("Ask");

    assertThat(text()).contains("Ms Teacher already teaches this class.");
    assertThat(teachers.pendingOffers(schoolClass.id())).isEmpty();
  }

  @Test
  void assistantIsAskedToTeachButNotToAssistAgain() {
    Account assistant = teacher.addAssistant(schoolClass.id(), "Mr Assistant");
    UI.getCurrent().navigate("classes");
    UI.getCurrent().navigate(AbstractClassView.address(schoolClass.id(), "/settings"));
    assertThat(text()).contains("Mr AssistantAssistant – read only");

    chooseRole(TeachingRole.ASSISTANT);
    input("teacher-name").setValue(assistant.signInName());
    press("Ask");
    assertThat(text()).contains("already assists in this class.");
    assertThat(teachers.pendingOffers(schoolClass.id())).isEmpty();

    chooseRole(TeachingRole.TEACHER);
    press("Ask");
    assertThat(teachers.pendingOffers(schoolClass.id()))
        .containsExactly(new PendingOffer(assistant.signInName(), TeachingRole.TEACHER));
  }

  @Test
  void otherTeacherReadsWhoCanDeleteTheClass() {
    Account other = teacher.addTeacher(schoolClass.id(), "Ms Other");
    teachers.handOver(schoolClass.id(), other.id());

    UI.getCurrent().navigate("classes");
    UI.getCurrent().navigate(AbstractClassView.address(schoolClass.id(), "/settings"));

    assertThat(text())
        .contains("Only the lead teacher, Ms Other, can delete this class.")
        .doesNotContain("Delete this class");
  }

  /** The confirming button comes after the one that opens the dialog. */
  private void pressLast(String label) {
    test($(NativeButton.class).withText(label).last()).click();
  }

  private SchoolClass now() {
    return classes.open(schoolClass.id());
  }

  private void chooseRole(TeachingRole role) {
    Element box =
        $(Select.class).all().stream()
            .flatMap(each -> each.getElement().getChildren())
            .filter(each -> "teacher-role".equals(each.getAttribute("id")))
            .findFirst()
            .orElseThrow();
    box.setProperty("value", String.valueOf(role.ordinal()));
    fire(box, "change");
  }

  private Input input(String id) {
    return $(Input.class).id(id);
  }
}
