package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.springframework.beans.factory.annotation.Autowired;

/**
 * The board never moves under a finger while an exercise is open, and what is said about an answer
 * can be read, also where there is little room for it.
 */
@BrowserTest
class BoardStaysBrowserTest {

  /**
   * Waits until a new size of the screen has had its effect, then notes every place of the board.
   */
  private static final String WATCH =
      """
      const started = arguments[0];
      const place = () => {
        const {left, top, width} = document.querySelector('.qb-stage').getBoundingClientRect();
        return [left, top, width].map(Math.round).join(' ');
      };
      const places = window.places = new Set();
      let calm = 0;
      requestAnimationFrame(function note() {
        if (window.places === places) {
          if (calm < 5) {
            calm = places.has(place()) ? calm + 1 : 0;
            places.clear();
          }
          places.add(place());
          if (calm === 5) {
            started();
          }
          requestAnimationFrame(note);
        }
      });
      """;

  /** Returns what the feedback lacks: its beginning in sight, its buttons in sight. */
  private static final String OUT_OF_SIGHT =
      """
      const box = document.querySelector('.beside');
      const {top: first, bottom: last} = box.clientHeight
          ? box.getBoundingClientRect() : {top: 0, bottom: innerHeight};
      const inside = ({top, bottom}) => top >= first - 1 && bottom <= last + 1;
      return [...document.querySelectorAll('.say > .sign, .say > .onward .btn, .foot .acts .btn')]
          .filter(each => each.checkVisibility())
          .filter(each => each.closest('.foot')
              ? each.getBoundingClientRect().bottom > innerHeight
              : !inside(each.getBoundingClientRect()))
          .map(each => each.textContent);
      """;

  private final Browser browser;
  private final Course course;
  private final ExerciseSolver pupil;

  BoardStaysBrowserTest(Browser browser, @Autowired Course course) {
    this.browser = browser;
    this.course = course;
    this.pupil = new ExerciseSolver(browser, new MouseInput(browser));
  }

  /** The exercises with the longest sentences of their kinds, or with most below the board. */
  @ParameterizedTest
  @CsvSource({
    "at-the-board/no-legal-move, 390, 844, 375, 667",
    "out-of-check/knight-answers, 375, 667, 390, 844",
    "repetition/write-and-claim, 390, 844, 320, 640",
    "pins/why-not, 390, 844, 375, 667",
    "checkmate/helper-on-the-line, 375, 667, 360, 640",
    "set-up/royal-pair-black, 390, 844, 375, 667",
    "reading/castling-signs, 360, 640, 390, 844",
    "board/find-black, 375, 667, 1280, 800",
    "rook/first-move, 390, 844, 700, 375"
  })
  void itStaysWhateverIsSaid(String id, int width, int height, int otherWidth, int otherHeight) {
    Lesson lesson = course.lesson(id.split("/")[0]);
    assertThat(lesson).as(id).isNotNull();
    Exercise exercise =
        lesson.exercises().stream()
            .filter(each -> id.endsWith(each.id()))
            .findFirst()
            .orElseThrow();
    browser.open("/learn/" + id);

    watch(width, height);
    for (int hint = 0; hint < 3 && !browser.findAll(".acts .soft:enabled").isEmpty(); hint++) {
      browser.click(".acts .soft");
      assertStays(id + " hint");
    }
    pupil.fail(exercise);
    assertStays(id + " after a mistake");

    watch(otherWidth, otherHeight);
    pupil.solve(exercise);
    assertStays(id + " solved");
  }

  private void watch(int width, int height) {
    browser.resize(width, height);
    browser.driver().executeAsyncScript(WATCH);
  }

  private void assertStays(String when) {
    browser.awaitSettled(browser.find(".qb-stage"));
    assertThat((List<?>) browser.driver().executeScript("return [...window.places]"))
        .as(when)
        .hasSize(1);
    assertThat((List<?>) browser.driver().executeScript(OUT_OF_SIGHT)).as(when).isEmpty();
  }
}
