package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.WebElement;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.LessonTask;
import org.queenside.course.model.Scene;
import org.queenside.course.run.ExerciseRun;
import org.queenside.course.source.CourseLoader;
import org.springframework.beans.factory.annotation.Autowired;

/** An exercise of every kind can be done by mouse, and everything on the screen by keyboard. */
@BrowserTest
class ExerciseKindsBrowserTest {

  private final Browser browser;
  private final Course course;

  ExerciseKindsBrowserTest(Browser browser, @Autowired Course course) {
    this.browser = browser;
    this.course = course;
  }

  /**
   * Axe scans the page three times, on a computer and on a phone. A mistake changes nothing, so the
   * solution still fits.
   */
  @ParameterizedTest
  @MethodSource("kinds")
  void everyKindCanBeSolvedByMouseAndIsAccessible(Class<? extends Exercise> kind) {
    LessonTask task = shortest(kind);
    ExerciseSolver pupil = new ExerciseSolver(browser, new MouseInput(browser));
    AccessibilityScan looks = new AccessibilityScan(browser);
    browser.open(address(task));
    looks.assertAccessibleOnAComputer(task.item());
    if (pupil.fail(task.exercise())) {
      looks.assertAccessibleOnAPhone(task.item() + " after a mistake", true);
      browser.resize(1280, 800);
    }

    pupil.solve(task.exercise());

    if (!ExerciseSolver.endsWithoutWords(task.exercise())) {
      pupil.assertSolved(task.exercise());
      looks.assertAccessibleOnAPhone(task.item() + " solved", false);
      pupil.goOn();
    }
    assertThat(browser.path()).isNotEqualTo(address(task));
  }

  /**
   * The keys depend on what is on the screen, so one exercise for each set of controls is enough.
   */
  @TestFactory
  Stream<DynamicTest> allControlsCanBeUsedByKeyboard() {
    Map<String, LessonTask> byControls = new LinkedHashMap<>();
    kinds().map(this::shortest).forEach(task -> byControls.putIfAbsent(controls(task), task));
    return byControls.entrySet().stream()
        .map(each -> dynamicTest(each.getKey(), () -> solveByKeyboard(each.getValue())));
  }

  private static String controls(LessonTask task) {
    Scene scene = ExerciseRun.start(task.exercise()).scene();
    String aside = scene.aside() == null ? "" : " " + scene.aside().getClass().getSimpleName();
    return scene.mode() + (scene.options().isEmpty() ? "" : " options") + aside;
  }

  private void solveByKeyboard(LessonTask task) {
    ExerciseSolver pupil = new ExerciseSolver(browser, new KeyboardInput(browser));
    browser.open(address(task));

    pupil.solve(task.exercise());

    if (!ExerciseSolver.endsWithoutWords(task.exercise())) {
      pupil.assertSolved(task.exercise());
      pupil.goOn();
    }
    assertThat(browser.path()).isNotEqualTo(address(task));
  }

  @Test
  void aTapTriesAMoveOntoOnesOwnPieceIfTheTaskAsksForIt() {
    browser.open("/learn/turns/try-shared-square");
    browser.square(Square.A8).click();
    browser.square(Square.B8).click();
    browser.awaitText(".say", "Only one piece fits on a square");

    browser.open("/learn/knight/try-own-piece");
    new KeyboardInput(browser).move(Move.parseUci("e5d7"), Color.BLACK);
    browser.awaitText(".say", "it can’t land on one");
  }

  /** The keyboard input asserts that the focus isn't lost. */
  @Test
  void theFocusIsKeptWhenButtonsDisappear() {
    KeyboardInput keyboard = new KeyboardInput(browser);
    browser.open("/learn/rook/two-stars");

    keyboard.press(button("Show me"));
    keyboard.press(button("Next"));
    keyboard.press(button("Try again"));

    assertThat(browser.driver().switchTo().activeElement().getTagName()).isEqualTo("h1");
    keyboard.move(Move.parseUci("c6c2"), Color.WHITE);
    keyboard.press(button("Undo"));
    assertThat(browser.driver().switchTo().activeElement().getAriaRole()).isEqualTo("gridcell");
  }

  private WebElement button(String text) {
    return browser.findAll("main button").stream()
        .filter(button -> button.isDisplayed() && button.getText().equals(text))
        .findFirst()
        .orElseThrow();
  }

  /** Returns the kinds that the lessons use. */
  static Stream<Class<? extends Exercise>> kinds() {
    return CourseLoader.load(null).course().lessons().stream()
        .flatMap(lesson -> lesson.exercises().stream())
        .<Class<? extends Exercise>>map(Exercise::getClass)
        .distinct();
  }

  /** Returns the one of the first exercises of a kind that takes the fewest answers. */
  private LessonTask shortest(Class<? extends Exercise> kind) {
    return course.lessons().stream()
        .flatMap(
            lesson ->
                lesson.exercises().stream()
                    .filter(kind::isInstance)
                    .map(exercise -> new LessonTask(lesson, exercise)))
        .limit(8)
        .min(Comparator.comparingInt(task -> ExerciseSolver.solution(task.exercise()).size()))
        .orElseThrow();
  }

  private static String address(LessonTask task) {
    return "/learn/" + task.lesson().id() + "/" + task.exercise().id();
  }
}
