package org.queenside.school.assignment.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.browser.Browser;
import org.queenside.browser.BrowserTest;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.session.TestSignIns;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleService;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentContent;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.Audience;
import org.queenside.school.assignment.CompletionRules;
import org.queenside.school.authoring.OwnExerciseService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.TestClasses;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A pupil does an assignment with an exercise, a puzzle, a drill and a teacher's exercise. */
@BrowserTest
class AssignmentBrowserTest {

  private static final String MATE_IN_ONE =
      """
      id: own
      kind: goal
      task: Give mate with the rook.
      position: 6k1/5ppp/8/8/8/8/8/R5K1 w - -
      goal: mate
      hints: [The king’s own pawns shut it in.]
      concepts: [mate-in-one]
      """;

  private static final Pattern MOVE = Pattern.compile("to ([a-h][1-8])\\. Is that allowed");

  /** Returns whether the board and the buttons fit into the window. */
  private static final String LOWEST =
      """
      return ['.qb-stage', '.acts'].every(each =>
          document.querySelector(each).getBoundingClientRect().bottom <= innerHeight);""";

  private final AssignmentService assignments;
  private final OwnExerciseService ownExercises;
  private final Puzzle puzzle;
  private final TestSignIns signIns;
  private final Account teacher;
  private final Account pupil;
  private final ClassId schoolClass;

  @Autowired
  AssignmentBrowserTest(
      AccountRepository accounts,
      SchoolClassService classes,
      AssignmentService assignments,
      OwnExerciseService ownExercises,
      PuzzleService puzzles,
      TestSignIns signIns,
      JdbcClient jdbc) {
    this.assignments = assignments;
    this.ownExercises = ownExercises;
    this.signIns = signIns;
    puzzle = Objects.requireNonNull(puzzles.daily(LocalDate.EPOCH));
    teacher = accounts.add(AccountRole.TEACHER, "Ms Teacher", "teacher-" + UUID.randomUUID());
    pupil = accounts.add(AccountRole.LEARNER, "Ada", "ada-" + UUID.randomUUID());
    schoolClass = asTeacher(() -> classes.create("5b", ZoneId.of("UTC")).id());
    new TestClasses(jdbc).addPupil(schoolClass, pupil.id());
  }

  @Test
  void pupilDoesItemsOfAllFourKinds(Browser browser) {
    AssignmentId id = asTeacher(() -> assignments.create(schoolClass, plan()));
    signIns.signIn(browser, pupil);
    browser.open("/me");
    browser.awaitText(".task-list .progress", "0 of 5 done");
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.open("/work/" + id + "/3");
    assertThat(browser.path()).isEqualTo("/work/" + id + "/1");

    browser.resize(640, 400);
    assertThat(browser.driver().executeScript(LOWEST)).as("all is seen at 200 %").isEqualTo(true);
    browser.resize(1280, 800);
    browser.click(".acts .soft");
    type(browser, "a2a7");
    assertThat(browser.find(".say.yes").getText())
        .contains("You got 2 stars, and here you need 3. Try again.");
    assertThat(browser.find(".lesson .btn.fill").getText()).isEqualTo("Try again");
    browser.click(".lesson .btn.fill");
    type(browser, "a2a7");
    goOn(browser);
    type(browser, puzzle.position().matesInOne().getFirst().toString());
    goOn(browser);
    browser.awaitText(".where", "0 of 2 solved");
    judgeMove(browser);
    goOn(browser);
    browser.awaitText(".where", "1 of 2 solved");
    judgeMove(browser);
    goOn(browser);
    type(browser, "a1a8");
    assertThat(browser.accessibilityViolations()).isEmpty();
    goOn(browser);

    browser.awaitText(".finish h1", "Four kinds: done.");
    browser.awaitText(".finish .btn", "My tasks").click();
    browser.awaitText("main h1", "My tasks");
    browser.awaitRest();
    assertThat(browser.driver().switchTo().activeElement().getText())
        .as("reading goes on at the headline")
        .isEqualTo("My tasks");
    browser.awaitText(".task-list .progress", "5 of 5 done");
  }

  private static void type(Browser browser, String move) {
    browser.find(".qb-typed input").sendKeys(move, Keys.ENTER);
    browser.awaitRest();
    browser.find(".say.yes");
  }

  /**
   * Tries the options in turn: whether the move is allowed, and then perhaps why it isn't. A bishop
   * on a square of the other colour is shown on the board instead.
   */
  private static void judgeMove(Browser browser) {
    Matcher move = MOVE.matcher(browser.awaitText(".turn", "Is that allowed?").getText());
    assertThat(move.find()).isTrue();
    for (int tries = 0; browser.findAll(".say.yes").isEmpty(); tries++) {
      assertThat(tries).as("no answer is right").isLessThan(10);
      List<WebElement> options =
          browser.findAll(".options .choice button").stream()
              .filter(WebElement::isDisplayed)
              .toList();
      if (options.isEmpty()) {
        browser.find(".qb-typed input").sendKeys(move.group(1), Keys.ENTER);
      } else {
        WebElement option = options.get(tries % options.size());
        browser.awaitSettled(option);
        option.click();
      }
      browser.awaitRest();
    }
  }

  private static void goOn(Browser browser) {
    WebElement button = browser.find(".lesson .btn.fill");
    browser.awaitSettled(button);
    button.click();
    browser.awaitPageAfter(button);
    browser.awaitRest();
  }

  private AssignmentPlan plan() {
    long own = ownExercises.create("By the rook", MATE_IN_ONE).id();
    return new AssignmentPlan(
        new AssignmentContent(
            "Four kinds",
            "",
            List.of(
                AssignedItem.once("rook/first-move", "lesson/rook"),
                AssignedItem.once(puzzle.id().item(), "puzzles/"),
                new AssignedItem("drill/legal", "drill", 2),
                AssignedItem.once("own/" + own, "own")),
            new CompletionRules(true, true, false, 3)),
        new Audience.WholeClass(),
        new AssignmentSchedule(
            LocalDateTime.parse("2026-01-01T08:00"), LocalDateTime.parse("2999-01-01T08:00")));
  }

  private <T> T asTeacher(Supplier<T> action) {
    return ActingAs.<T, RuntimeException>call(teacher, action::get);
  }
}
