package org.queenside.school.roster.pupil.ui;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeButton;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMessageService;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.GroupService;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.teacher.TestTeachers;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.PageTester;
import org.queenside.ui.TextAreaField;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

@SpringBootTest
class PupilsViewTest extends PageTester {

  @Autowired private SchoolClassService classes;
  @Autowired private RosterService roster;
  @Autowired private GroupService groups;
  @Autowired private ClassMessageService messages;
  @Autowired private TestTeachers teacher;
  @Autowired private AccountRepository accounts;
  private ClassId id;

  @BeforeEach
  void openTheClass() {
    teacher.signIn();
    id = classes.create("5b", ZoneId.of("Europe/Berlin")).id();
    teacher.addPupils(id, "Amira", "Ben", "<i>Chloé</i>");
    UI.getCurrent().navigate(AbstractClassView.address(id, "/pupils"));
  }

  @Test
  void eachPupilLinksToTheirOwnPage() {
    List<String> links = $(Anchor.class).all().stream().map(Anchor::getHref).toList();

    assertThat(roster.pupils(id))
        .allSatisfy(pupil -> assertThat(links).contains("class/" + id + "/pupil/" + pupil.id()));
    assertThat(text()).contains("<i>Chloé</i>").contains("Class code");
  }

  @Test
  void selectedPupilsArePutIntoANewGroup() {
    choose("Amira");
    choose("Ben");
    assertThat(text()).contains("2 selected").doesNotContain("Rename");

    press("Group");
    $(Input.class).id("new-group").setValue("Knights");
    press("Make a group");

    Group knights = roster.groups(id).getFirst();
    assertThat(roster.pupils(id))
        .filteredOn(pupil -> pupil.groups().contains(knights.id()))
        .extracting(Pupil::name)
        .containsExactly("Amira", "Ben");
    assertThat(text()).contains("Knights (2)");
  }

  @Test
  void messageToTheClassIsWrittenReplacedAndRemoved() {
    press("Write a message to the class");
    write("x".repeat(281));
    assertThat(text()).contains("Write a message of at most 280 characters.");
    write(" Bring your set. ");
    assertThat(message()).isEqualTo("Bring your set.");

    press("Change");
    write("Room 5 today");
    assertThat(message()).isEqualTo("Room 5 today");
    assertThat(text()).contains("The pupils read: Room 5 today");

    press("Remove");
    assertThat(messages.of(id)).isNull();
  }

  private void write(String text) {
    $(TextAreaField.class).single().setValue(text);
    press("Show it to the pupils");
  }

  private String message() {
    return requireNonNull(messages.of(id)).text();
  }

  @Test
  void shortListsHaveNoSearch() {
    assertThat($(Input.class).all()).isEmpty();
    assertThat(names()).containsExactly("<i>Chloé</i>", "Amira", "Ben");
  }

  @Test
  void longListIsSearchedSortedAndKeptInTheAddress() {
    teacher.addPupils(
        id, "Dora", "Emil", "Finn", "Greta", "Hana", "Ida", "Jonas", "Kim", "Lea", "Zoë");
    String pupils = AbstractClassView.address(id, "/pupils");
    visit(pupils + "?q=zoe");
    assertThat(names()).containsExactly("Zoë");
    assertThat(text()).contains("1 of 13 pupils");

    visit(pupils);
    press("Card");
    assertThat(names()).startsWith("Amira", "Ben").endsWith("Zoë");
    press("Card");
    assertThat(names()).startsWith("Zoë", "Lea");
    reload();
    assertThat(names()).startsWith("Zoë", "Lea");
  }

  @Test
  void selectionOutlastsASearch() {
    teacher.addPupils(
        id, "Dora", "Emil", "Finn", "Greta", "Hana", "Ida", "Jonas", "Kim", "Lea", "Zoë");
    visit(AbstractClassView.address(id, "/pupils"));
    choose("Amira");
    search("zo");
    choose("Zoë");
    search("");

    assertThat(text()).contains("2 selected").contains("13 pupils");
    press("Group");
    $(Input.class).id("new-group").setValue("Knights");
    press("Make a group");

    assertThat(roster.pupils(id))
        .filteredOn(pupil -> !pupil.groups().isEmpty())
        .extracting(Pupil::name)
        .containsExactly("Amira", "Zoë");
  }

  @Test
  void groupIsKeptInTheAddress() {
    GroupId knights = groups.create(id, "Knights");
    groups.join(id, knights, Set.of(pupil("Ben").id()));
    visit(AbstractClassView.address(id, "/pupils"));

    press("Knights (1)");
    reload();

    assertThat(names()).containsExactly("Ben");
    assertThat(text()).contains("1 of 3 pupils").contains("Rename this group");
  }

  @Test
  void renameConflictIsShownAndTheTypedNameStays() {
    choose("Ben");
    press("Rename");
    $(Input.class).id("new-text").setValue("Benny");
    Pupil ben = pupil("Ben");
    roster.rename(id, ben, "Benjamin");

    press("Save");

    assertThat(text()).contains("renamed this pupil to Benjamin.");
    assertThat($(Input.class).id("new-text").getValue()).isEqualTo("Benny");
    assertThat(roster.pupil(id, ben.id()).name()).isEqualTo("Benjamin");

    press("Save");

    assertThat(roster.pupil(id, ben.id()).name()).isEqualTo("Benny");
  }

  @Test
  void takenGroupNameIsShownAndTheTypedNameStays() {
    groups.create(id, "Knights");
    GroupId rooks = groups.create(id, "Rooks");
    showGroup("Rooks (0)");
    press("Rename this group");
    $(Input.class).id("new-text").setValue("knights");

    press("Save");

    assertThat(text()).contains("This class already has a group called Knights.");
    assertThat($(Input.class).id("new-text").getValue()).isEqualTo("knights");

    groups.rename(id, new Group(rooks, "Rooks"), "Queens");
    $(Input.class).id("new-text").setValue("Towers");
    press("Save");

    assertThat(text()).contains("Someone else has just renamed this group to Queens.");
    assertThat($(Input.class).id("new-text").getValue()).isEqualTo("Towers");

    press("Save");

    assertThat(roster.group(id, rooks).name()).isEqualTo("Towers");
    assertThat(text()).contains("Queens is called Towers now.");
  }

  @Test
  void pageSaysThatAPupilWasRemovedInTheMeantime() {
    choose("Ben");
    press("Remove");
    roster.remove(id, Set.of(pupil("Ben").id()));

    press("Remove from the class");

    assertThat(text())
        .contains("Someone else has just removed or deleted this")
        .contains("1 removed pupil");
    assertThat($(PupilTable.class).single().getElement().getTextRecursively())
        .doesNotContain("Ben");
  }

  @Test
  void twoAccountsOfOneChildAreMerged() {
    choose("Amira");
    assertThat(text()).doesNotContain("Merge");
    choose("Ben");

    press("Merge");
    assertThat(text())
        .contains("Which account stays?")
        .contains("No tries and no games go from ben")
        .contains("You can’t undo this.");
    press("Merge these two");

    assertThat(text()).contains("Amira has everything now.");
    assertThat(roster.pupils(id)).hasSize(2);
  }

  @Test
  void removedPupilIsPutBack() {
    choose("Ben");
    press("Remove");
    press("Remove from the class");
    assertThat(text()).contains("1 removed pupil").contains("Benfrom 5b on ");

    press("Put back");

    assertThat(text()).contains("Ben is in 5b again.").doesNotContain("removed pupil");
    assertThat(roster.pupils(id)).hasSize(3);
  }

  @Test
  void movingPupilsSaysWhereTo() {
    ClassId other = classes.create("6a", ZoneId.of("Europe/Berlin")).id();
    choose("Ben");
    press("Move or copy");

    press("Move");

    assertThat(text()).contains("One pupil moved to 6a.");
    assertThat(roster.pupils(other)).extracting(Pupil::name).containsExactly("Ben");
  }

  @Test
  void selectedPupilsAreRemovedAfterAConfirmation() {
    choose("Ben");
    press("Remove");
    assertThat(roster.pupils(id)).hasSize(3);

    press("Remove from the class");

    assertThat(roster.pupils(id)).extracting(Pupil::name).doesNotContain("Ben").hasSize(2);
  }

  @Test
  void selectedPupilsAreDeletedAfterAConfirmation() {
    Pupil ben = pupil("Ben");
    choose("Ben");
    press("Delete forever");
    assertThat(accounts.find(ben.id())).isNotNull();

    $(NativeButton.class).all().stream()
        .filter(button -> button.getText().equals("Delete forever"))
        .reduce((_, last) -> last)
        .ifPresent(button -> test(button).click());

    assertThat(accounts.find(ben.id())).isNull();
    assertThat(roster.pupils(id)).hasSize(2);
  }

  private void showGroup(String words) {
    UI.getCurrent().navigate(AbstractClassView.address(id, "/settings"));
    UI.getCurrent().navigate(AbstractClassView.address(id, "/pupils"));
    press(words);
  }

  private void search(String typed) {
    test($(Input.class).id("pupil-search")).setValue(typed);
  }

  /** The names in the table, from top to bottom. */
  private List<String> names() {
    return $(PupilTable.class).single().getBody().getRows().stream()
        .map(row -> row.getHeaderCells().getFirst().getElement().getTextRecursively())
        .toList();
  }

  private Pupil pupil(String name) {
    return roster.pupils(id).stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private void choose(String name) {
    if (!text().contains("Stop selecting")) {
      press("Select several");
    }
    Input box =
        $(Input.class).all().stream()
            .filter(each -> ("Select " + name).equals(each.getElement().getAttribute("aria-label")))
            .findFirst()
            .orElseThrow();
    box.getElement().setProperty("checked", true);
    fire(box.getElement(), "change");
  }
}
