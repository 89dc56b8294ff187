package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.LessonTask;
import org.queenside.course.model.TestPaper;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Reviews, tests and the examination. */
@BrowserTest
class ReviewAndExamBrowserTest {

  private final Browser browser;
  private final Course course;
  private final JdbcClient jdbc;
  private final ExerciseSolver pupil;

  ReviewAndExamBrowserTest(Browser browser, @Autowired Course course, @Autowired JdbcClient jdbc) {
    this.browser = browser;
    this.course = course;
    this.jdbc = jdbc;
    this.pupil = new ExerciseSolver(browser, new MouseInput(browser));
  }

  @Test
  void aLessonCanBeTestedOutOfWithFiveTasks() {
    Lesson rook = rook();
    browser.open("/learn/rook");
    browser.click(".foot > .btn.text");
    browser.click(".finish .btn.fill");

    for (int task = 0; task < 5; task++) {
      assertThat(browser.findAll(".acts .soft, .menu, .more .btn:not([hidden])")).isEmpty();
      pupil.solve(shown(rook).exercise());
      pupil.goOn();
    }

    assertThat(headline()).contains("you know it");
    browser.open("/course");
    WebElement tile = browser.find(".tiles .tile[href^='learn/rook/']");
    assertThat(tile.findElement(By.className("stars")).getDomAttribute("aria-label"))
        .isEqualTo("2 of 3 stars");
  }

  @Test
  void aTestAllowsOneTryPerTaskAndExplainsMistakes() {
    browser.open("/test/rook");
    browser.click(".finish .btn.fill");
    assertThat(pupil.fail(shown(rook()).exercise())).isTrue();
    assertThat(browser.find(".say.no").getText()).isNotBlank();
    pupil.goOn();

    while (!browser.findAll(".task").isEmpty()) {
      dontKnow();
    }

    assertThat(headline()).isEqualTo("There’s something new for you here.");
    assertThat(browser.find(".finish p").getText()).startsWith("0 of 5 right");
    assertThat(browser.accessibilityViolations()).isEmpty();
  }

  @Test
  void theExaminationSurvivesAReloadAndTheDiplomasNameCanBeDeleted() {
    browser.open("/examination");
    browser.click(".finish .btn.fill");
    List<LessonTask> tasks = paper().tasks();

    for (LessonTask task : tasks.subList(0, 3)) {
      pupil.solve(task.exercise());
      pupil.goOn();
    }
    pupil.fail(tasks.get(3).exercise());
    browser.open("/examination");
    assertThat(browser.findAll(".marks .right")).hasSize(3);
    assertThat(browser.findAll(".marks .wrong")).hasSize(1);
    for (LessonTask task : tasks.subList(4, 21)) {
      pupil.solve(task.exercise());
      pupil.goOn();
    }
    for (int rest = 21; rest < tasks.size(); rest++) {
      dontKnow();
    }

    assertThat(browser.find(".finish p").getText()).startsWith("20 of 25 right");
    browser.click(".finish .btn.fill");
    browser.find("#diploma-name").sendKeys("Ada <b>King</b>" + Keys.TAB);
    browser.awaitRest();
    assertThat(browser.find(".diploma .name").getText()).isEqualTo("Ada <b>King</b>");
    assertThat(browser.accessibilityViolations()).isEmpty();

    browser.open("/course");
    assertThat(browser.find(".yours").getText()).contains("the name on your diploma");
    browser.click(".yours .btn");
    browser.click(".yours .btn.line");
    browser.open("/diploma");
    assertThat(headline()).isEqualTo("No diploma yet.");
    assertThat(
            jdbc.sql("select count(*) from diploma where name like 'Ada <b>%'")
                .query(Integer.class)
                .single())
        .isZero();
  }

  @Test
  void yesterdaysExercisesAreReviewedToday() {
    Lesson rook = rook();
    var exercise = rook.tasks().getFirst();
    browser.open("/learn/rook/" + exercise.id());
    pupil.solve(exercise);
    browser.open("/");
    assertThat(browser.findAll(".go [href=review]")).isEmpty();

    jdbc.sql("update attempt set made_at = made_at - interval '1' day").update();

    browser.open("/course");
    assertThat(browser.find(".coursehead [href=review]").getText()).isEqualTo("Review: one task");
    browser.open("/");
    browser.click(".go [href=review]");
    assertThat(browser.find(".task").getText()).isEqualTo(exercise.info().task());
    pupil.solve(exercise);
    pupil.goOn();
    assertThat(headline()).isEqualTo("All reviewed.");
    browser.open("/");
    assertThat(browser.findAll(".go [href=review]")).isEmpty();
  }

  private Lesson rook() {
    return Objects.requireNonNull(course.lesson("rook"));
  }

  /** The task on the page. */
  private LessonTask shown(Lesson lesson) {
    String task = browser.find(".task").getText();
    return lesson.tasks().stream()
        .filter(exercise -> exercise.info().task().equals(task))
        .map(exercise -> new LessonTask(lesson, exercise))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no task '" + task + "'"));
  }

  /** Returns the tasks of the last examination. */
  private TestPaper paper() {
    long seed =
        jdbc.sql("select seed from examination order by begun_at desc limit 1")
            .query(Long.class)
            .single();
    return TestPaper.ofCourse(course, seed);
  }

  private void dontKnow() {
    WebElement button =
        browser.findAll(".acts .line").stream()
            .filter(each -> each.getText().contains("know"))
            .findFirst()
            .orElseThrow();
    browser.press(button, button::click);
  }

  private String headline() {
    return browser.find(".finish h1").getText();
  }
}
