package org.queenside.school.roster.pupil.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.PollEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.dom.Element;
import java.time.ZoneId;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.TestTimeout;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassSettingsService;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.names.ColumnMeaning;
import org.queenside.school.roster.teacher.TestTeachers;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.PageTester;
import org.queenside.ui.Select;
import org.queenside.ui.TextAreaField;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

@SpringBootTest
class AddPupilsViewTest extends PageTester {

  @Autowired private SchoolClassService classes;
  @Autowired private ClassSettingsService settings;
  @Autowired private RosterService roster;
  @Autowired private TestTeachers teacher;
  private SchoolClass schoolClass;

  @BeforeEach
  void openTheClass() {
    teacher.signIn();
    schoolClass = classes.create("5b", ZoneId.of("Europe/Berlin"));
    UI.getCurrent().navigate(AbstractClassView.address(id(), "/add"));
  }

  @Test
  void previewShowsEachLineAndSavesNothing() {
    type("Amira; Knights\nBen\nben\n<b>Chloé</b>\n" + "x".repeat(61));

    assertThat(items("named")).containsExactly("AmiraKnights", "Ben", "<b>Chloé</b>");
    assertThat(items("flaws"))
        .containsExactly(
            "Line 3ben is already on line 2. If two pupils have that name, tell them apart: ben K.",
            "Line 5This name has 61 letters, but only 60 fit. Shorten it.");
    assertThat(button().getText()).isEqualTo("Add these 3");
    assertThat(roster.pupils(id())).isEmpty();
  }

  @Test
  void columnsAreGuessedAndCanBeChangedBeforeAnythingIsAdded() {
    type("Schmidt\tAnna\t5b\nWeber\tBen\t5b");
    assertThat(items("named")).containsExactly("Anna Schmidt", "Ben Weber");

    choose("column-0", ColumnMeaning.IGNORED);
    assertThat(items("named")).containsExactly("Anna", "Ben");

    choose("column-1", ColumnMeaning.IGNORED);
    assertThat(text()).contains("None of the columns has names.");
    assertThat(button().isEnabled()).isFalse();

    choose("column-1", ColumnMeaning.FIRST_NAME);
    choose("column-2", ColumnMeaning.GROUP);
    test(button()).click();
    awaitCards();
    assertThat(roster.pupils(id())).extracting(Pupil::name).containsExactly("Anna", "Ben");
    assertThat(roster.groups(id())).extracting(Group::name).containsExactly("5b");
  }

  @Test
  void eachLineThatIsNotTakenSaysWhyAndCanBeTaken() {
    type("Klasse 3b\nVorname;Nachname;E-Mail\nAnna;Muster;a@example.org\nTotal: 1;;");

    assertThat(items("named")).containsExactly("Anna Muster");
    assertThat(items("flaws"))
        .containsExactly(
            "Line 1“Klasse 3b” is a title, not a pupil.It’s a pupil",
            "Line 2“Vorname;Nachname;E-Mail” has the titles of the columns.It’s a pupil",
            "Line 4“Total: 1;;” has totals or points, or comes from the program that made the list."
                + " It isn’t a pupil.It’s a pupil");
    assertThat(text()).contains("E-mail: leave out");

    test($(NativeButton.class).all().stream()
            .filter(button -> button.getText().equals("It’s a pupil"))
            .findFirst()
            .orElseThrow())
        .click();

    assertThat(items("named")).containsExactly("Klasse 3b", "Anna Muster");
  }

  @Test
  void whatIsLeftOutOfANameIsShown() {
    type("Frau Anna Muster <a@example.org>, Ben <b@example.org>");

    assertThat(items("named"))
        .containsExactly("Anna Musterwithout a@example.org, Frau", "Benwithout b@example.org");
  }

  @Test
  void otherTextWithAsManyColumnsKeepsWhatTheTeacherChose() {
    type("Anna\tSchmidt");
    choose("column-1", ColumnMeaning.IGNORED);

    type("Anna\tSchmidt\nBen\tWeber");

    assertThat(items("named")).containsExactly("Anna", "Ben");
  }

  @Test
  void buttonAddsAllPupilsAndOpensTheirCards() {
    type("Amira\nBen");

    test(button()).click();
    awaitCards();

    assertThat(roster.pupils(id())).extracting(Pupil::name).containsExactly("Amira", "Ben");
    assertThat(text()).contains("2 cards. Print them now");
  }

  @Test
  void passwordsAreForgottenWhenThePageIsLeft() {
    type("Amira");
    test(button()).click();
    awaitCards();

    UI.getCurrent().navigate(AbstractClassView.address(id(), "/pupils"));
    UI.getCurrent().navigate(AbstractClassView.address(id(), "/cards"));

    assertThat(text()).doesNotContain("Print it now").contains("New cards and passwords");
  }

  @Test
  void newCardsForTheWholeClassAreShownOnTheSamePage() {
    teacher.addPupils(id(), "Amira");
    UI.getCurrent().navigate(AbstractClassView.address(id(), "/cards"));

    press("Make new cards for everybody");
    assertThat(text()).contains("One password will change.").contains("signed out everywhere");
    press("Change one password");
    awaitText("One card. Print it now");
  }

  @Test
  void passwordsStayAsTheyAreUntilTheTeacherHasConfirmed() {
    teacher.addPupils(id(), "Amira", "Ben");
    UI.getCurrent().navigate(AbstractClassView.address(id(), "/cards"));
    assertThat(button("Print again").getClassNames()).contains("fill");

    press("Make new cards for everybody");
    assertThat(text()).contains("2 passwords will change.").doesNotContain("Making passwords");
    press("Cancel");

    assertThat(text()).doesNotContain("2 passwords will change.");
    assertThat(button("Make new cards for everybody").getClassNames()).doesNotContain("fill");
  }

  @Test
  void tenThousandNamesGetOneClearMessage() {
    type(
        IntStream.range(0, 10_000)
            .mapToObj(number -> "Pupil " + number)
            .collect(Collectors.joining("\n")));

    assertThat(text())
        .contains("You have 10,000 names. A class can have 200 pupils, so there’s room for 200.");
    assertThat(button().isEnabled()).isFalse();
    assertThat($(ListItem.class).all()).isEmpty();

    type("a\n".repeat(150_001));

    assertThat(text())
        .contains("This text has 300,002 characters, and you can add at most 300,000 at a time");
    assertThat($(NativeButton.class).withTextContaining("Add").all()).isEmpty();
  }

  @Test
  void typedNamesStayIfTheClassWasArchived() {
    type("Amira");
    settings.archive(schoolClass);

    test(button()).click();

    assertThat(text()).contains("This class is archived.");
    assertThat($(TextAreaField.class).single().getValue()).isEqualTo("Amira");
    assertThat(roster.pupils(id())).isEmpty();
  }

  private ClassId id() {
    return schoolClass.id();
  }

  private void type(String names) {
    $(TextAreaField.class).single().setValue(names);
  }

  private void choose(String id, ColumnMeaning meaning) {
    Element box =
        $(Select.class).all().stream()
            .flatMap(each -> each.getElement().getChildren())
            .filter(each -> id.equals(each.getAttribute("id")))
            .findFirst()
            .orElseThrow();
    box.setProperty("value", String.valueOf(meaning.ordinal()));
    fire(box, "change");
  }

  private NativeButton button() {
    return $(NativeButton.class).all().stream()
        .filter(button -> button.getText().startsWith("Add"))
        .findFirst()
        .orElseThrow();
  }

  private List<String> items(String list) {
    return $(ListItem.class).all().stream()
        .filter(item -> item.getParent().orElseThrow().getElement().getClassList().contains(list))
        .map(item -> item.getElement().getTextRecursively())
        .toList();
  }

  /** The page polls at intervals, but the test as often as it can. */
  private void awaitCards() {
    String there = AbstractClassView.address(id(), "/cards");
    await(() -> UI.getCurrent().getActiveViewLocation().getPath().equals(there));
  }

  private void awaitText(String wanted) {
    await(() -> text().contains(wanted));
  }

  private static void await(BooleanSupplier done) {
    long end = System.nanoTime() + TestTimeout.LIMIT.toNanos();
    while (!done.getAsBoolean()) {
      assertThat(System.nanoTime()).as("time runs out").isLessThan(end);
      ComponentUtil.fireEvent(UI.getCurrent(), new PollEvent(UI.getCurrent(), false));
      Thread.onSpinWait();
    }
  }
}
