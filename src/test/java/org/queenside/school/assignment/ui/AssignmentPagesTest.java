package org.queenside.school.assignment.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.router.Location;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.board.BoardPicture;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentContent;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.Audience;
import org.queenside.school.assignment.CompletionRules;
import org.queenside.school.assignment.GoalProgress;
import org.queenside.school.authoring.OwnExerciseService;
import org.queenside.school.roster.ClassSettingsService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.teacher.TestTeachers;
import org.queenside.ui.Checkbox;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** Tests the pages on which a teacher creates assignments. */
@SpringBootTest
class AssignmentPagesTest extends PageTester {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private static final String MATE_IN_ONE =
      """
      id: own
      kind: goal
      task: Mate in one move.
      position: 6k1/5ppp/8/8/8/8/8/R5K1 w - -
      goal: mate
      hints: [The king’s own pawns shut it in.]
      concepts: [mate-in-one]
      """;

  @Autowired private SchoolClassService classes;
  @Autowired private AssignmentService assignments;
  @Autowired private ClassSettingsService settings;
  @Autowired private TestTeachers teacher;
  @Autowired private OwnExerciseService exercises;
  @Autowired private AccountRepository accounts;
  @Autowired private CurrentAccount currentAccount;

  private SchoolClass schoolClass;

  @BeforeEach
  void teach() {
    teacher.signIn();
    schoolClass = classes.create("Class 5b", BERLIN);
  }

  @Test
  void lessonIsAssignedToTheWholeClassForAWeekWithFourClicks() {
    go("class/" + schoolClass.id() + "/assignments");
    assertThat(text()).contains("This class has no assignments yet.");
    go("class/" + schoolClass.id() + "/assign");
    assertThat(text()).contains("Nothing chosen yet.");

    tick("Rook", true);
    assertThat(text()).contains("Late work still counts.");
    press("Assign");

    assertThat(address()).isEqualTo("class/" + schoolClass.id() + "/assignments");
    AssignmentPlan plan = only().plan();
    assertThat(plan.title()).isEqualTo("Rook");
    assertThat(plan.audience()).isEqualTo(new Audience.WholeClass());
    assertThat(plan.items()).isNotEmpty().allMatch(item -> item.section().equals("lesson/rook"));
    LocalDateTime now = LocalDateTime.now(BERLIN);
    assertThat(plan.schedule().begins()).isBeforeOrEqualTo(now).isAfter(now.minusMinutes(5));
    assertThat(plan.schedule().due())
        .isEqualTo(plan.schedule().begins().toLocalDate().plusDays(7).atTime(18, 0));
    assertThat(text()).contains("Rook").contains("The whole class");
  }

  @Test
  void puzzlesAreDrawnWhenTheyAreSelected() {
    go("class/" + schoolClass.id() + "/assign");
    press("Puzzles");
    press("Add 10 puzzles");
    press("Assign");

    assertThat(only().plan().items())
        .hasSize(10)
        .allMatch(item -> item.item().matches("puzzle/[0-9]+"));
  }

  @Test
  void incompleteAssignmentIsNotSaved() {
    go("class/" + schoolClass.id() + "/assign");

    press("Assign");
    assertThat(text()).contains("Choose at least one task.");
    tick("Rook", true);
    input("title").setValue(" ");
    press("Assign");
    assertThat(text()).contains("Give it a title.");
    input("title").setValue("Rooks");
    input("due").setValue("2020-01-01T08:00");
    press("Assign");
    assertThat(text()).contains("This is due before it starts.");

    assertThat(assignments.of(schoolClass.id())).isEmpty();
  }

  @Test
  void conflictingChangeIsNotOverwrittenWithoutAsking() {
    Assignment mine = given("Rooks");
    go("class/" + schoolClass.id() + "/assign/" + mine.id());
    input("title").setValue("My rooks");
    assignments.change(mine, plan("Their rooks"));

    press("Save");

    assertThat(text()).contains("Someone else has changed this assignment");
    assertThat(only().plan().title()).isEqualTo("Their rooks");
    assertThat(input("title").getValue()).isEqualTo("My rooks");
    press("Save mine");
    assertThat(only().plan().title()).isEqualTo("My rooks");
  }

  @Test
  void deletedAssignmentCanBeCreatedAgain() {
    Assignment mine = given("Rooks");
    go("class/" + schoolClass.id() + "/assign/" + mine.id());
    assignments.delete(mine);

    press("Save");

    assertThat(text()).contains("Someone else has deleted this assignment.");
    press("Assign it again");
    assertThat(only().plan().title()).isEqualTo("Rooks");
  }

  @Test
  void whatWasOverLongAgoIsFoldedAway() {
    for (int week = 1; week <= 7; week++) {
      AssignmentPlan plan = plan("Week " + week);
      assignments.create(
          schoolClass.id(),
          new AssignmentPlan(
              plan.content(),
              plan.audience(),
              new AssignmentSchedule(
                  LocalDateTime.parse("2020-01-01T08:00").plusWeeks(week),
                  LocalDateTime.parse("2020-01-06T18:00").plusWeeks(week))));
    }

    go("class/" + schoolClass.id() + "/assignments");

    assertThat(
            $(NativeDetails.class).all().stream()
                .filter(each -> each.getSummaryText().equals("2 earlier"))
                .findFirst()
                .orElseThrow()
                .getElement()
                .getTextRecursively())
        .contains("Week 1", "Week 2")
        .doesNotContain("Week 3", "Week 7");
  }

  @Test
  void assignmentIsDeletedAfterAConfirmation() {
    given("Rooks");
    go("class/" + schoolClass.id() + "/assignments");

    press("Delete");
    assertThat(text()).contains("What they’ve done stays in their logs.");
    press("Keep it");
    assertThat(assignments.of(schoolClass.id())).hasSize(1);
    press("Delete");
    press("Delete it");

    assertThat(assignments.of(schoolClass.id())).isEmpty();
    assertThat(text()).contains("This class has no assignments yet.");
  }

  @Test
  void copyForAnotherClassBeginsNow() {
    Assignment given = given("Rooks");
    SchoolClass other = classes.create("Class 6a", ZoneId.of("America/New_York"));
    go("class/" + schoolClass.id() + "/assignments");
    tick("Class 6a", true);
    String copy =
        all(Anchor.class)
            .map(Anchor::getHref)
            .filter(link -> link.startsWith("class/" + other.id() + "/assign?"))
            .findFirst()
            .orElseThrow();

    go(copy);
    press("Assign");

    AssignmentPlan plan = assignments.of(other.id()).getFirst().plan();
    assertThat(plan.items()).isEqualTo(given.plan().items());
    assertThat(plan.title()).isEqualTo("Rooks");
    LocalDateTime there = LocalDateTime.now(ZoneId.of("America/New_York"));
    assertThat(plan.schedule().begins()).isBeforeOrEqualTo(there).isAfter(there.minusMinutes(5));
  }

  @Test
  void severalClassesGetACopyAtOnce() {
    given("Rooks");
    SchoolClass west = classes.create("Class 6a", ZoneId.of("America/New_York"));
    SchoolClass east = classes.create("Class 6b", ZoneId.of("Asia/Tokyo"));
    go("class/" + schoolClass.id() + "/assignments");
    tick("Class 6a", true);
    tick("Class 6b", true);
    press("Copy to 2 classes");

    assertThat(text()).contains("Copied to Class 6a and Class 6b.");
    for (SchoolClass each : List.of(west, east)) {
      AssignmentPlan plan = assignments.of(each.id()).getFirst().plan();
      LocalDateTime there = LocalDateTime.now(each.zone());
      assertThat(plan.schedule().begins()).isBeforeOrEqualTo(there).isAfter(there.minusMinutes(5));
      assertThat(plan.schedule().due())
          .isEqualTo(plan.schedule().begins().toLocalDate().plusDays(7).atTime(18, 0));
    }
    assertThat(only().plan().title()).isEqualTo("Rooks");
  }

  @Test
  void noClassGetsACopyIfOneOfThemCannot() {
    given("Rooks");
    SchoolClass west = classes.create("Class 6a", BERLIN);
    SchoolClass east = classes.create("Class 6b", BERLIN);
    go("class/" + schoolClass.id() + "/assignments");
    tick("Class 6a", true);
    tick("Class 6b", true);
    settings.archive(east);
    press("Copy to 2 classes");

    assertThat(text()).contains("Class 6b has been archived, so nothing was assigned.");
    assertThat(assignments.of(west.id())).isEmpty();
    assertThat(assignments.of(east.id())).isEmpty();
  }

  @Test
  void severalClassesGetItAtOnceInTheirOwnTime() {
    SchoolClass other = classes.create("Class 6a", ZoneId.of("America/New_York"));
    go("class/" + schoolClass.id() + "/assign");
    tick("Rook", true);
    tick("Class 6a", true);
    assertThat(text()).contains("The same for Class 6a.");
    press("Assign");

    assertThat(text()).contains("“Rook” is assigned to 2 classes.");
    AssignmentSchedule here = only().plan().schedule();
    AssignmentPlan there = assignments.of(other.id()).getFirst().plan();
    LocalDateTime now = LocalDateTime.now(ZoneId.of("America/New_York"));
    assertThat(there.schedule().begins()).isBeforeOrEqualTo(now).isAfter(now.minusMinutes(5));
    assertThat(there.schedule().due()).isEqualTo(here.due());
    assertThat(there.items()).isEqualTo(only().plan().items());
  }

  @Test
  void noClassGetsItIfOneOfThemCannot() {
    SchoolClass other = classes.create("Class 6a", BERLIN);
    go("class/" + schoolClass.id() + "/assign");
    tick("Rook", true);
    tick("Class 6a", true);
    settings.archive(other);
    press("Assign");

    assertThat(text()).contains("Class 6a has been archived, so nothing was assigned.");
    assertThat(assignments.of(schoolClass.id())).isEmpty();
    assertThat(assignments.of(other.id())).isEmpty();
  }

  @Test
  void whatIsUsualNeedsNoOtherOption() {
    go("class/" + schoolClass.id() + "/assign");
    NativeDetails more = details("More options");
    assertThat(more.isOpen()).isFalse();
    tick("Rook", true);

    test(input("due")).setValue("2031-11-28T18:00");
    assertThat(text()).contains("due Friday 28 November 2031, 18:00");
    test(input("begins")).setValue("");
    press("Assign");

    assertThat(text()).contains("Choose a start.");
    assertThat(more.isOpen()).as("the problem can be seen").isTrue();
  }

  @Test
  void searchFindsLessonsTasksAndDrills() {
    go("class/" + schoolClass.id() + "/assign");
    test(input("assign-search")).setValue("KNIGHT takes");
    assertThat(text()).contains("Nothing has these words.");
    test(input("assign-search")).setValue("take knight rook");
    tick("Take the knight with the rook.", true);
    test(input("assign-search")).setValue("allowed");
    tick("Is it allowed?", true);
    test(input("assign-search")).setValue("");
    assertThat(text()).contains("The pieces", "Is it allowed? × 3");
    press("Assign");

    assertThat(only().plan().items())
        .containsExactly(
            AssignedItem.once("rook/first-capture", "lesson/rook"),
            new AssignedItem("drill/legal", "drill", 3));
    assertThat(text()).as("each task of the drill counts").contains("4 tasks");
  }

  @Test
  void matesAreChosenByTheirPicture() {
    go("class/" + schoolClass.id() + "/assign");
    press("Puzzles");
    assertThat(all(BoardPicture.class).count())
        .as("a picture for each kind of mate in the collection")
        .isGreaterThan(15);
  }

  @Test
  void oneDrillGivesItsNameToTheAssignment() {
    go("class/" + schoolClass.id() + "/assign");
    press("Drills");
    tick("Set up the pieces", true);
    press("Assign");

    assertThat(only().plan().title()).isEqualTo("Set up the pieces");
    assertThat(only().plan().items()).extracting(AssignedItem::amount).containsExactly(3);
  }

  @Test
  void aLessonIsAssignedFromItsPageInTheOnlyClass() {
    go("learn/bishop/first-move");
    go(link("Assign this"));

    assertThat(address()).isEqualTo("class/" + schoolClass.id() + "/assign");
    press("Assign");
    assertThat(only().plan().title()).isEqualTo("Bishop");
  }

  @Test
  void anExerciseIsAssignedFromItsEditorAfterChoosingAClass() {
    SchoolClass other = classes.create("Class 6a", BERLIN);
    long own = exercises.create("By the rook", MATE_IN_ONE).id();
    go("workshop/" + own);
    go(link("Assign this"));
    assertThat(text()).contains("Assign it to which class?", "Class 5b");
    go(link("Class 6a"));
    press("Assign");

    assertThat(assignments.of(other.id()).getFirst().plan().items())
        .containsExactly(AssignedItem.once("own/" + own, "own"));
    assertThat(assignments.of(schoolClass.id())).isEmpty();
  }

  @Test
  void aRuleIsAssignedAsItsLessonByTeachersOnly() {
    go("rules/castling");
    go(link("Assign this"));
    press("Assign");
    assertThat(only().plan().items()).allMatch(each -> each.section().equals("lesson/castling"));

    TestAccounts.signIn(
        currentAccount, accounts.add(AccountRole.LEARNER, "Ada", "ada-" + UUID.randomUUID()));
    go("rules/castling");
    assertThat(text()).doesNotContain("Assign this");
    go("learn/bishop/first-move");
    assertThat(text()).doesNotContain("Assign this");
  }

  private String link(String text) {
    return all(Anchor.class)
        .filter(each -> each.getText().equals(text))
        .findFirst()
        .orElseThrow()
        .getHref();
  }

  private NativeDetails details(String summary) {
    return all(NativeDetails.class)
        .filter(each -> each.getSummaryText().equals(summary))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void everyChosenTaskShowsItsBoard() {
    go("class/" + schoolClass.id() + "/assign");
    press("Puzzles");
    press("Add 10 puzzles");
    NativeDetails boards =
        all(NativeDetails.class)
            .filter(each -> each.getSummaryText().equals("Show the boards"))
            .findFirst()
            .orElseThrow();
    boards.setOpen(true);
    fire(boards.getElement(), "toggle");

    assertThat(below(boards).filter(BoardPicture.class::isInstance)).hasSize(10);
  }

  @Test
  void draftIsKeptUntilItIsAssignedOrDiscarded() {
    String page = "class/" + schoolClass.id() + "/assign";
    go(page);
    tick("Rook", true);
    test(input("title")).setValue("My rooks");
    go("class/" + schoolClass.id() + "/assignments");
    assertThat(text()).contains("Go on with your draft");
    go(page);
    assertThat(text()).contains("This is the draft you left here.").contains("6 tasks");
    assertThat(input("title").getValue()).isEqualTo("My rooks");

    press("Discard it");
    pressLast("Discard it");
    assertThat(text()).contains("Nothing chosen yet.").doesNotContain("This is the draft");
    tick("Bishop", true);
    press("Assign");
    go(page);
    assertThat(text()).contains("Nothing chosen yet.").doesNotContain("This is the draft");
  }

  @Test
  void copyLeavesTheDraftAlone() {
    go("class/" + schoolClass.id() + "/assign");
    tick("Rook", true);
    Assignment given = given("Bishops");

    go(AssignmentEditorView.copy(given, schoolClass.id()));
    assertThat(text()).contains("You’ve left a draft in this class.");
    tick("Queen", true);
    go("class/" + schoolClass.id() + "/assign");
    assertThat(text()).contains("gets 6 tasks");
    assertThat(input("title").getValue()).isEqualTo("Rook");
  }

  @Test
  void assignmentStartsFromATemplate() {
    given("Rooks");
    go("class/" + schoolClass.id() + "/assignments");
    press("Save as a template");
    assertThat(text()).contains("Saved.");

    go("class/" + schoolClass.id() + "/assign");
    String start =
        all(Anchor.class)
            .filter(each -> each.getText().equals("Rooks"))
            .findFirst()
            .orElseThrow()
            .getHref();
    go(start);
    press("Assign");
    assertThat(assignments.of(schoolClass.id()))
        .hasSize(2)
        .allMatch(each -> each.plan().title().equals("Rooks"));

    go("class/" + schoolClass.id() + "/assign");
    press("Delete");
    press("Delete it");
    assertThat(text()).doesNotContain("Start from a template");
  }

  @Test
  void termPlanShowsItsDatesAndCanBeTakenBack() {
    go("class/" + schoolClass.id() + "/plan");
    test(input("term-first")).setValue("2020-01-06");
    assertThat(text()).contains("Choose today or a later day");
    test(input("term-first")).setValue("2091-01-01");
    assertThat(text())
        .contains("Rook, Bishop")
        .contains("from Monday 1 January 2091, due Friday 5 January 2091, 18:00");
    press("Assign 12 weeks");
    assertThat(assignments.of(schoolClass.id())).hasSize(12);

    go("class/" + schoolClass.id() + "/plan");
    press("Take back 12 weeks");
    assertThat(text()).contains("Delete the 12 assignments that haven’t started yet?");
    pressLast("Take back 12 weeks");
    assertThat(assignments.of(schoolClass.id())).isEmpty();
  }

  @Test
  void weeksWithoutSchoolAreSkipped() {
    go("class/" + schoolClass.id() + "/plan");
    test(input("term-first")).setValue("2091-12-17");
    assertThat(text()).contains("That week has a holiday: Tuesday 25 December 2091.");

    tickWeek("Monday 24 December 2091", false);
    assertThat(text()).contains("No school", "The week from Monday 24 December 2091");
    press("Assign 12 weeks");

    assertThat(assignments.of(schoolClass.id()))
        .hasSize(12)
        .extracting(each -> each.plan().schedule().begins().toLocalDate().toString())
        .contains("2091-12-17", "2091-12-31", "2092-03-10")
        .doesNotContain("2091-12-24");
  }

  private void tickWeek(String day, boolean on) {
    Element box =
        all(Checkbox.class)
            .map(Component::getElement)
            .filter(each -> each.getTextRecursively().contains("from " + day))
            .findFirst()
            .orElseThrow()
            .getChild(0);
    box.setProperty("checked", on);
    fire(box, "change");
  }

  @Test
  void puzzlesEverySchoolDayAreAnAssignment() {
    go("class/" + schoolClass.id() + "/assign");
    press("Puzzles");
    press("Any puzzles, every school day");
    test(input("daily-amount")).setValue("0");
    press("Ask for puzzles every school day");
    assertThat(text()).contains("Type a number from 1 to 100.");
    test(input("daily-amount")).setValue("5");
    press("Ask for puzzles every school day");
    assertThat(text())
        .contains("Last day")
        .doesNotContain("Has a due date", "Late work still counts", "An exercise counts as done");
    test(input("begins")).setValue("2098-12-27");
    test(input("due")).setValue("2098-12-28");
    press("Assign");
    assertThat(text()).contains("There’s no school day between these dates.");
    test(input("due")).setValue("2099-01-01");
    assertThat(text()).contains("5 puzzles every school day", "until Thursday 1 January 2099.");
    press("Assign");

    assertThat(only().plan().title()).isEqualTo("Puzzles every school day");
    assertThat(text())
        .contains("The whole class: 5 puzzles every school day")
        .doesNotContain("Print");

    go("class/" + schoolClass.id() + "/assign/" + only().id());
    assertThat(input("daily-amount").getValue()).isEqualTo("5");
    assertThat(input("begins").getValue()).isEqualTo("2098-12-27");
    press("Save");
    press("Delete");
    press("Delete it");
    assertThat(assignments.of(schoolClass.id())).isEmpty();
  }

  @Test
  void sharedGoalIsAnAssignment() {
    String page = "class/" + schoolClass.id() + "/assign";
    go(page);
    press("Puzzles");
    press("A shared goal: the class together");
    test(input("goal-amount")).setValue("0");
    press("Set the goal");
    assertThat(text()).contains("Type a number from 1 to 1,000,000.");
    test(input("goal-amount")).setValue("1000");
    press("Set the goal");
    assertThat(text()).contains("a shared goal of 1,000 mates in one");
    press("Assign");
    assertThat(text()).contains("0 of 1,000 mates together").doesNotContain("Print");
    assertThat(assignments.goals(schoolClass.id()).get(only().id()))
        .isEqualTo(new GoalProgress(AssignedItem.together(AssignedItem.PUZZLES_TOGETHER, 1000), 0));

    go(page + "/" + only().id());
    choose("goal-counted", "solved tasks of any kind");
    press("Set the goal");
    press("Save");
    assertThat(text()).contains("0 of 1,000 solved tasks together");
  }

  @Test
  void tasksAreNotLostToASharedGoal() {
    go("class/" + schoolClass.id() + "/assign");
    tick("Rook", true);
    press("Puzzles");
    press("A shared goal: the class together");
    press("Set the goal");

    assertThat(text()).contains("This can’t be mixed with other tasks.").contains("Rook");
  }

  /** Presses the confirmation button, which has the same text as the button that asked. */
  private void pressLast(String label) {
    test(all(NativeButton.class)
            .filter(each -> each.getText().equals(label))
            .reduce((_, last) -> last)
            .orElseThrow())
        .click();
  }

  private Assignment given(String title) {
    assignments.create(schoolClass.id(), plan(title));
    return only();
  }

  private static AssignmentPlan plan(String title) {
    return new AssignmentPlan(
        new AssignmentContent(
            title,
            "",
            List.of(AssignedItem.once("rook/first-move", "lesson/rook")),
            CompletionRules.USUAL),
        new Audience.WholeClass(),
        new AssignmentSchedule(
            LocalDateTime.parse("2026-03-02T08:00"), LocalDateTime.parse("2099-03-06T18:00")));
  }

  private Assignment only() {
    List<Assignment> all = assignments.of(schoolClass.id());
    assertThat(all).hasSize(1);
    return all.getFirst();
  }

  private void tick(String label, boolean on) {
    Checkbox tick =
        all(Checkbox.class)
            .filter(each -> each.getElement().getTextRecursively().startsWith(label))
            .findFirst()
            .orElseThrow();
    Element box = tick.getElement().getChild(0);
    box.setProperty("checked", on);
    fire(box, "change");
  }

  private void choose(String id, String option) {
    Element select =
        all(Component.class)
            .filter(each -> each.getId().equals(Optional.of(id)))
            .findFirst()
            .orElseThrow()
            .getElement();
    List<String> options = select.getChildren().map(Element::getText).toList();
    select.setProperty("value", String.valueOf(options.indexOf(option)));
    fire(select, "change");
  }

  private Input input(String id) {
    return all(Input.class)
        .filter(each -> each.getId().equals(Optional.of(id)))
        .findFirst()
        .orElseThrow();
  }

  private <T extends Component> Stream<T> all(Class<T> type) {
    return below(getCurrentView().getElement().getComponent().orElseThrow())
        .filter(type::isInstance)
        .map(type::cast);
  }

  private static Stream<Component> below(Component component) {
    return component instanceof Text || component.isVisible()
        ? Stream.concat(
            Stream.of(component), component.getChildren().flatMap(AssignmentPagesTest::below))
        : Stream.empty();
  }

  private static void go(String address) {
    Location location = new Location(address);
    UI.getCurrent().navigate(location.getPath(), location.getQueryParameters());
  }

  private static String address() {
    return UI.getCurrent().getActiveViewLocation().getPath();
  }

  /** Returns all visible text. */
  @Override
  protected String text() {
    return below(getCurrentView().getElement().getComponent().orElseThrow())
        .map(component -> component.getElement().getText())
        .reduce("", (before, next) -> before + " " + next);
  }
}
