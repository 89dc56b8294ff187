package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Cookie;
import org.openqa.selenium.WebElement;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.run.ExerciseRun;
import org.springframework.beans.factory.annotation.Autowired;

/** The first steps of someone who has never played chess, from the start page to the next day. */
@BrowserTest
class NewcomerBrowserTest {

  private final Browser browser;
  private final Course course;
  private final ExerciseSolver pupil;

  NewcomerBrowserTest(Browser browser, @Autowired Course course) {
    this.browser = browser;
    this.course = course;
    this.pupil = new ExerciseSolver(browser, new MouseInput(browser));
  }

  @Test
  void theStartPageTeachesAJumpAndLeadsToTheFirstExercise() {
    browser.open("/");
    assertThat(browser.driver().getTitle()).contains("Queenside");

    browser.click("[data-square=c3]");
    browser.click("[data-square=c4]");
    assertThat(browser.find(".invite").getText()).contains("knight").contains("c4");

    browser.click("[data-square=c3]");
    browser.click("[data-square=d5]");
    assertThat(browser.find(".invite").getText()).contains("That’s the knight’s jump");

    browser.click("[data-square=d5]");
    browser.click("[data-square=b4]");
    assertThat(browser.find(".invite").getText()).contains("two jumps");

    browser.click("[data-square=b4]");
    browser.click("[data-square=c2]");
    assertThat(browser.find(".invite").getText()).contains("How many more");
    browser.click("[data-square=c2]");
    browser.click("[data-square=a1]");
    assertThat(browser.find(".invite").getText()).contains("You’ve got it");

    browser.click(".start .btn.fill");
    Lesson first = course.lessons().getFirst();
    assertThat(browser.path()).isEqualTo(address(first, first.exercises().getFirst()));
    assertThat(task()).isEqualTo(first.exercises().getFirst().info().task());
  }

  @Test
  void theMapShowsTheFinishedFirstLesson() {
    Lesson lesson = course.lessons().getFirst();
    Lesson next = course.lessons().get(1);
    browser.open("/learn/" + lesson.id());

    for (Exercise exercise : lesson.path()) {
      assertThat(task()).isEqualTo(exercise.info().task());
      pupil.solve(exercise);
      pupil.assertSolved(exercise);
      pupil.goOn();
    }

    assertThat(browser.path()).startsWith("/learn/" + lesson.id() + "/done?board=");
    assertThat(label(".finish .stars")).isEqualTo("3 of 3 stars");
    assertThat(browser.find(".finish .btn.fill").getText()).contains(next.title());

    browser.open("/course");
    assertThat(label(".tile .stars")).isEqualTo("3 of 3 stars");
    assertThat(browser.find(".tile.now").getText()).contains(next.title());
    browser.click(".coursehead .btn.fill");
    assertThat(browser.path()).isEqualTo(address(next, next.exercises().getFirst()));
  }

  @Test
  void aMisplacedQueenIsAnsweredWithHerColour() {
    Lesson lesson = lesson("set-up");
    Exercise.SetUp exercise =
        lesson.exercises().stream()
            .filter(each -> each instanceof Exercise.SetUp)
            .map(Exercise.SetUp.class::cast)
            .findFirst()
            .orElseThrow();
    browser.open(address(lesson, exercise));

    pupil.give(
        new Answer.Place(Square.E1, Piece.WHITE_QUEEN, null), ExerciseRun.start(exercise).scene());

    assertThat(browser.find(".say.no").getText()).containsIgnoringCase("queen").contains("colour");
    assertThat(label("[data-square=e1]")).contains("empty");
    pupil.solve(exercise);
    pupil.assertSolved(exercise);
  }

  @Test
  void reloadBackAndALostSessionLeadToTheSameExercise() {
    Lesson lesson = course.lessons().getFirst();
    Exercise first = lesson.exercises().getFirst();
    Exercise second = lesson.exercises().get(1);
    browser.open(address(lesson, first));
    pupil.solve(first);
    pupil.goOn();
    assertThat(browser.path()).isEqualTo(address(lesson, second));

    browser.reload();
    assertThat(browser.path()).isEqualTo(address(lesson, second));
    assertThat(task()).isEqualTo(second.info().task());
    assertThat(done()).isEqualTo(1);

    browser.back();
    assertThat(browser.path()).isEqualTo(address(lesson, first));
    assertThat(task()).isEqualTo(first.info().task());
    browser.driver().navigate().forward();
    browser.awaitRest();
    assertThat(task()).isEqualTo(second.info().task());

    WebElement old = browser.find("h1.task");
    browser.driver().manage().addCookie(new Cookie("JSESSIONID", "of-a-program-since-restarted"));
    browser.click(".acts .soft");
    browser.awaitPageAfter(old);
    assertThat(browser.path()).isEqualTo(address(lesson, second));
    assertThat(task()).isEqualTo(second.info().task());
    assertThat(done()).isEqualTo(1);
    pupil.solve(second);
    pupil.assertSolved(second);
  }

  private Lesson lesson(String id) {
    return course.lessons().stream()
        .filter(lesson -> lesson.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static String address(Lesson lesson, Exercise exercise) {
    return "/learn/" + lesson.id() + "/" + exercise.id();
  }

  private String task() {
    return browser.find("h1.task").getText();
  }

  private int done() {
    return browser.findAll(".dots .done").size();
  }

  private String label(String css) {
    return String.valueOf(browser.find(css).getDomAttribute("aria-label"));
  }
}
