package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.WebElement;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.springframework.beans.factory.annotation.Autowired;

/** The path, the start page and the placement at the sizes of phones, tablets and screens. */
@BrowserTest
class PathBrowserTest {

  /** Pairs of neighbours on the path that don't share an edge on the screen. */
  private static final String BROKEN =
      """
      const tiles = [...document.querySelectorAll('.walk .tiles li')]
          .map((tile) => tile.getBoundingClientRect());
      const touches = (a, b) => Math.abs(Math.abs(a.left - b.left) / a.width
          + Math.abs(a.top - b.top) / a.height - 1) < 0.05;
      return tiles.slice(1).filter((tile, index) => !touches(tiles[index], tile)).length;
      """;

  /** Names of parts that lie over a square or over each other. */
  private static final String COVERED =
      """
      const box = (element) => element.getBoundingClientRect();
      const heads = [...document.querySelectorAll('.walk .part header')];
      const others = [...document.querySelectorAll('.walk .tiles li'), ...heads];
      const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      return heads.filter((head) => others.some((other) =>
          other !== head && overlap(box(head), box(other)))).length;
      """;

  private static final String TOO_WIDE =
      "return document.documentElement.scrollWidth > innerWidth;";

  private final Browser browser;
  private final Course course;

  PathBrowserTest(Browser browser, @Autowired Course course) {
    this.browser = browser;
    this.course = course;
  }

  @ParameterizedTest
  @CsvSource({"320, 640", "390, 844", "820, 1180", "1120, 800", "1121, 800", "1920, 1080"})
  void theStripNeverBreaksAndNamesHaveRoom(int width, int height) {
    browser.resize(width, height);
    browser.open("/course");

    assertThat(number(BROKEN)).as("breaks").isZero();
    assertThat(number(COVERED)).as("covered names").isZero();
    assertThat(browser.driver().executeScript(TOO_WIDE)).isEqualTo(false);
  }

  @Test
  void theDocumentHasTheLessonsInTheirOrderBelowTheirParts() {
    browser.open("/course");

    List<CoursePart> parts = course.pathParts();
    assertThat(browser.findAll(".part h2"))
        .extracting(WebElement::getText)
        .containsExactlyElementsOf(parts.stream().map(CoursePart::title).toList());
    assertThat(browser.findAll(".tiles .no"))
        .extracting(WebElement::getText)
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, course.path().size()).mapToObj(String::valueOf).toList());
    assertThat(browser.findAll(".deeper li")).hasSize(course.deeper().size());
  }

  @Test
  void aPhoneOpensWhereTheLearnerStands() {
    knowTheFirst(course.path().size() - 3);
    browser.resize(390, 844);
    browser.open("/course");

    long top =
        number(
            "return Math.round(document.querySelector('.tile.now').getBoundingClientRect().top);");
    assertThat(top).isBetween(Math.round(0.40 * 844), Math.round(0.44 * 844));
    assertThat(browser.find(".tile.now").getDomAttribute("aria-current")).isEqualTo("step");
    assertThat(browser.findAll(".badge.earned")).isNotEmpty();
    assertThat(browser.find(".dock .btn.fill").getText()).startsWith("Continue: ");
    assertThat(browser.accessibilityViolations()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "320, 640",
    "390, 664",
    "390, 844",
    "844, 390",
    "820, 1180",
    "1280, 800",
    "1366, 625",
    "1920, 1080",
    "2560, 1440"
  })
  void startIsOnTheFirstScreen(int width, int height) {
    browser.resize(width, height);
    browser.open("/");

    long bottom =
        number(
            "return Math.ceil(document.querySelector('.start .btn.fill')"
                + ".getBoundingClientRect().bottom);");
    assertThat(bottom).isLessThanOrEqualTo(height);
    assertThat(browser.driver().executeScript(TOO_WIDE)).isEqualTo(false);
  }

  @Test
  void theBoardOfTheStartPageStaysWhereItIs() {
    browser.resize(390, 844);
    browser.open("/");
    long before = boardTop();

    browser.click("[data-square=c3]");
    browser.click("[data-square=c4]");
    assertThat(boardTop()).isEqualTo(before);
    browser.click("[data-square=c3]");
    browser.click("[data-square=d5]");
    assertThat(boardTop()).isEqualTo(before);
  }

  @Test
  void aPlacementGoesOnAfterAReload() {
    browser.open("/placement");
    browser.click(".finish .btn.fill");
    assertThat(browser.find(".where").getText()).contains("Task 1 of up to 12");

    WebElement dontKnow =
        browser.findAll(".acts .line").stream()
            .filter(each -> each.getText().contains("know"))
            .findFirst()
            .orElseThrow();
    browser.press(dontKnow, dontKnow::click);
    assertThat(browser.find(".where").getText()).contains("Task 2 of up to 12");
    String task = browser.find("h1.task").getText();
    browser.reload();

    assertThat(browser.find(".where").getText()).contains("Task 2 of up to 12");
    assertThat(browser.find("h1.task").getText()).isEqualTo(task);
  }

  /** Says in a placement that the first lessons are known. */
  private void knowTheFirst(int lessons) {
    browser.open("/placement?seed=1&marks=wwwwwwwwwwww");
    for (int box = 1; box <= lessons; box++) {
      browser.click(".known li:nth-child(" + box + ") input");
    }
    browser.click(".placement .btn.fill");
  }

  private long boardTop() {
    return number(
        "return Math.round(document.querySelector('queenside-board').getBoundingClientRect().top"
            + " + scrollY);");
  }

  private long number(String script) {
    return ((Number) browser.driver().executeScript(script)).longValue();
  }
}
