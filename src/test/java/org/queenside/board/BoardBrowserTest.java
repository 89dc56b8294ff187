package org.queenside.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.queenside.TestTimeout;
import org.queenside.browser.Browser;
import org.queenside.browser.BrowserTest;

@BrowserTest
class BoardBrowserTest {

  /** A script that returns the names of the squares on which a piece is visible. */
  private static final String DRAWN =
      """
      const middle = element => {
        const box = element.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2].map(Math.round).join();
      };
      const cells = new Map([...document.querySelectorAll('[role=gridcell]')]
          .map(cell => [middle(cell), cell.dataset.square]));
      return [...document.querySelectorAll('.qb-pieces > svg')]
          .map(piece => cells.get(middle(piece))).sort().join(' ');
      """;

  private static final String NOTE_SLIDES =
      """
      window.slides = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, timing) {
        window.slides.push(Math.round(timing.duration));
        return animate.call(this, frames, timing);
      };
      """;

  /** A script that returns the middle of a square as it is drawn, for a board of 8 by 8. */
  private static final String MIDDLE =
      """
      const {left, top, width} = document.querySelector('.qb-stage').getBoundingClientRect();
      const [file, rank] = arguments[0];
      return ['abcdefgh'.indexOf(file), 8 - rank]
          .map((index, axis) => [left, top][axis] + (index + 0.5) * width / 8);
      """;

  /** What a browser's translator does to a text, and to the page if it's for Arabic. */
  private static final String TRANSLATE =
      """
      document.documentElement.dir = 'rtl';
      document.querySelectorAll(arguments[0]).forEach(element => {
        const font = document.createElement('font');
        font.textContent = 'نص';
        element.firstChild.replaceWith(font);
      });
      """;

  private final Browser browser;

  private String pointer = "mouse";

  BoardBrowserTest(Browser browser) {
    this.browser = browser;
  }

  @Test
  void twoClicksMakeAMove() {
    open("start");

    click("e2");
    assertThat(name("e2")).isEqualTo("e2, white pawn, selected");
    assertThat(name("e4")).isEqualTo("e4, empty, can move here");
    assertThat(name("e5")).isEqualTo("e5, empty");
    click("e4");

    assertThat(report()).isEqualTo("played e2e4");
    assertThat(name("e4")).isEqualTo("e4, white pawn, moved last");
    assertThat(name("e2")).isEqualTo("e2, empty");
    assertThat(drawn()).contains("e4").doesNotContain("e2");
  }

  @Test
  void aMoveIsDrawnBeforeTheServerAnswers() {
    open("start");
    click("e2");

    Object drawn =
        browser
            .driver()
            .executeScript("document.querySelector('[data-square=e4]').click();" + DRAWN);

    assertThat(drawn).asString().contains("e4").doesNotContain("e2");
  }

  @Test
  void aDragMakesAMove() {
    open("start");

    drag(cell("g1"), cell("f3"));

    assertThat(report()).isEqualTo("played g1f3");
    assertThat(drawn()).contains("f3").doesNotContain("g1");
  }

  @Test
  void aDragOffTheBoardMakesNoMove() {
    open("start");

    drag(cell("g1"), browser.find(".qb-typed"));

    assertThat(report()).isEmpty();
    assertThat(drawn()).contains("g1");
  }

  @Test
  void onAPageFromRightToLeftTheBoardRunsFromLeftToRight() {
    open("start");
    browser.driver().executeScript("document.documentElement.dir = 'rtl'");

    press("e2");
    press("e4");
    assertThat(report()).isEqualTo("played e2e4");
    focus("b8").sendKeys(Keys.ARROW_RIGHT);
    assertThat(focused()).isEqualTo("c8");
    mouse("mousePressed", middle("b8"), 1);
    mouse("mouseMoved", middle("c6"), 1);
    mouse("mouseReleased", middle("c6"), 0);
    browser.awaitRest();
    assertThat(report()).isEqualTo("played b8c6");
    assertThat(browser.find(".qb-letters").getDomAttribute("translate")).isEqualTo("no");

    browser.open("/board-demo/place");
    browser.driver().executeScript("document.documentElement.dir = 'rtl'");
    drag(browser.find("[data-tool=B]"), cell("c1"));
    assertThat(drawn()).contains("c1");
  }

  /** Flow changes texts that a translator has taken out of the page. */
  @Test
  void textThatChangesOnATranslatedPageIsSeen() {
    open("start");
    click("e2");
    click("e4");
    browser.driver().executeScript(TRANSLATE, ".report, .qb-typed span");
    String label = browser.find(".qb-typed span").getText();

    click("e7");
    click("e5");

    assertThat(report()).isEqualTo("played e7e5");
    assertThat(browser.find(".qb-typed span").getText()).isEqualTo(label);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mouse", "pen"})
  void aPieceNeverSticksToThePointer(String pointer) {
    open("start");
    this.pointer = pointer;
    List<Double> outside = List.of(middle("h2").getFirst() + 200, middle("h2").getLast());

    // Released outside, which the board sees.
    mouse("mousePressed", middle("h2"), 1);
    mouse("mouseMoved", outside, 1);
    mouse("mouseReleased", outside, 0);
    mouse("mouseMoved", middle("h3"), 0);
    assertDropped("h4");
    // Released outside the window, which it doesn't see.
    mouse("mousePressed", middle("h2"), 1);
    mouse("mouseMoved", middle("h3"), 0);
    assertDropped("h4");
    mouse("mousePressed", middle("h2"), 1);
    mouse("mouseMoved", middle("h3"), 1);
    mouse("mouseMoved", middle("h4"), 0);
    assertDropped("h4");
    // Another press instead of a release.
    mouse("mousePressed", middle("h2"), 1);
    mouse("mouseMoved", middle("h3"), 1);
    mouse("mousePressed", middle("h4"), 1);
    mouse("mouseReleased", middle("h4"), 0);
    assertDropped("h4");
  }

  @Test
  void aDragIsDroppedByEscapeASecondButtonASecondFingerAndAnotherWindow() {
    open("start");

    mouse("mousePressed", middle("e2"), 1);
    mouse("mouseMoved", middle("e4"), 1);
    assertThat(browser.findAll(".lifted")).hasSize(1);
    active().sendKeys(Keys.ESCAPE);
    mouse("mouseMoved", middle("e4"), 1);
    mouse("mouseReleased", middle("e4"), 0);
    assertDropped("e4");

    mouse("mousePressed", middle("e2"), 1);
    mouse("mouseMoved", middle("e3"), 1);
    mouse("mouseMoved", middle("e4"), 3);
    mouse("mouseReleased", middle("e4"), 0);
    assertDropped("e4");

    mouse("mousePressed", middle("e2"), 1);
    mouse("mouseMoved", middle("e4"), 1);
    browser.driver().executeScript("window.dispatchEvent(new Event('blur'))");
    mouse("mouseReleased", middle("e4"), 0);
    assertDropped("e4");

    touch("touchStart", middle("e2"));
    touch("touchMove", middle("e3"));
    assertThat(browser.findAll(".lifted")).hasSize(1);
    touch("touchStart", middle("e3"), middle("a5"));
    touch("touchMove", middle("e4"), middle("a6"));
    touch("touchEnd");
    assertDropped("e4");
  }

  @Test
  void aFirstPressThatDoesNothingIsAnswered() {
    open("start");
    press("e5");
    assertThat(advice()).isEqualTo("Pick a white piece first.");
    await(".qb-live", "Pick a white piece first.");
    press("e7");
    assertThat(advice()).isEqualTo("Pick a white piece first.");
    press(Keys.ESCAPE);
    press("e2");
    assertThat(advice()).isEmpty();
    press("e4");
    assertThat(report()).isEqualTo("played e2e4");

    open("mini");
    focus("e2").sendKeys(Keys.ENTER);
    assertThat(advice()).isEqualTo("Pick the white knight first.");
    press(Keys.ESCAPE);

    open("place");
    cell("e5").click();
    assertThat(advice()).isEqualTo("Pick a piece first.");
    assertThat(report()).isEmpty();
  }

  @Test
  void theKeyboardMovesAPieceAndTargetsAreReadOut() {
    open("start");

    focus("e2").sendKeys(Keys.ENTER);
    await(".qb-live", "e2, white pawn, selected: e3, e4");
    press(Keys.ARROW_UP, Keys.ARROW_UP, Keys.SPACE);

    assertThat(report()).isEqualTo("played e2e4");
    assertThat(focused()).isEqualTo("e4");
    await(".qb-live", "played e2e4");
  }

  @Test
  void arrowsHomeAndEndMoveOverTheBoardAsShown() {
    open("black");

    focus("e5").sendKeys(Keys.ARROW_LEFT);
    assertThat(focused()).isEqualTo("f5");
    press(Keys.ARROW_DOWN);
    assertThat(focused()).isEqualTo("f6");
    press(Keys.HOME);
    assertThat(focused()).isEqualTo("h6");
    press(Keys.ARROW_LEFT);
    assertThat(focused()).isEqualTo("h6");
    press(Keys.END);
    assertThat(focused()).isEqualTo("a6");
  }

  @Test
  void onlyOneSquareIsReachedByTab() {
    open("start");
    focus("g1").sendKeys(Keys.ARROW_UP);

    assertThat(browser.findAll("[role=gridcell][tabindex='0']"))
        .extracting(cell -> cell.getDomAttribute("data-square"))
        .containsExactly("g2");
  }

  @Test
  void escapeClearsTheSelection() {
    open("start");

    focus("e2").sendKeys(Keys.ENTER);
    press(Keys.ESCAPE);

    assertThat(cell("e2").getDomAttribute("aria-selected")).isEqualTo("false");
    assertThat(browser.findAll(".qb-over .dot")).isEmpty();
  }

  @Test
  void movesCanBeTyped() {
    open("start");

    browser.find(".qb-typed input").sendKeys("Nf3", Keys.ENTER);
    browser.awaitRest();
    assertThat(report()).isEqualTo("played g1f3");

    browser.find(".qb-typed input").sendKeys("e7e5", Keys.ENTER);
    browser.awaitRest();
    assertThat(report()).isEqualTo("played e7e5");
  }

  @Test
  void aRefusedMoveSlidesBack() {
    open("start");
    moveFreely();

    click("e2");
    click("e5");

    assertThat(report()).isEqualTo("refused e2e5");
    assertThat(name("e2")).isEqualTo("e2, white pawn");
    assertThat(slides()).first().isEqualTo(180L);
    assertThat(slides()).last().satisfies(time -> assertThat(time).isBetween(220L, 400L));
    browser.driver().executeScript("document.getAnimations().forEach(each => each.finish())");
    assertThat(drawn()).contains("e2").doesNotContain("e5");
  }

  @Test
  void aRefusedTypedMoveIsAnimatedThereAndBack() {
    open("start");
    moveFreely();

    browser.find(".qb-typed input").sendKeys("e2e5", Keys.ENTER);
    browser.awaitRest();

    assertThat(report()).isEqualTo("refused e2e5");
    assertThat(slides()).containsExactly(340L);
  }

  @Test
  void piecesDoNotSlideWithReducedMotion() {
    open("start");
    browser.driver().executeScript(NOTE_SLIDES);

    click("e2");
    click("e5");

    assertThat(slides()).isEmpty();
    assertThat(drawn()).contains("e2").doesNotContain("e5");
  }

  @Test
  void aPawnOnTheLastRankAsksForItsPromotion() {
    open("promotion");

    click("a7");
    click("b8");
    assertThat(report()).isEmpty();
    browser.click(".qb-promotion [aria-label='white knight']");

    assertThat(report()).isEqualTo("played a7b8n");
    assertThat(name("b8")).startsWith("b8, white knight");
  }

  @Test
  void thePromotionIsChosenByKeyboardAndCancelledByEscape() {
    open("promotion");

    focus("a7").sendKeys(Keys.ENTER);
    press(Keys.ARROW_UP, Keys.ENTER);
    assertThat(active().getDomAttribute("aria-label")).isEqualTo("white queen");
    press(Keys.ARROW_DOWN);
    assertThat(active().getDomAttribute("aria-label")).isEqualTo("white rook");
    press(Keys.ESCAPE);
    assertThat(focused()).isEqualTo("a7");
    assertThat(drawn()).contains("a7").doesNotContain("a8");

    press(Keys.ENTER, Keys.ARROW_UP, Keys.ENTER, "r");
    assertThat(report()).isEqualTo("played a7a8r");
    assertThat(focused()).isEqualTo("a8");
  }

  @Test
  void aBlackPawnChoosesAmongBlackPieces() {
    open("promotion");
    click("a7");
    click("b8");
    browser.click(".qb-promotion [aria-label='white knight']");

    click("g2");
    click("g1");

    assertThat(browser.findAll(".qb-promotion button"))
        .extracting(button -> button.getDomAttribute("aria-label"))
        .containsExactlyInAnyOrder("black queen", "black rook", "black bishop", "black knight");
  }

  @Test
  void squaresAreMarkedAndUnmarked() {
    open("mark");

    click("d6");
    assertThat(name("d6")).isEqualTo("d6, empty, marked");
    assertThat(cell("d6").getDomAttribute("aria-selected")).isEqualTo("true");

    browser.find(".qb-typed input").sendKeys("D5", Keys.ENTER);
    browser.awaitRest();
    assertThat(name("d5")).isEqualTo("d5, empty");

    focus("a1").sendKeys(Keys.SPACE);
    browser.awaitRest();
    assertThat(report()).isEqualTo("pressed a1");
  }

  @Test
  void piecesComeFromTheTrayByClickDragAndKeyboard() {
    open("place");

    browser.click("[data-tool=Q]");
    click("d1");
    assertThat(name("d1")).isEqualTo("d1, white queen");

    drag(browser.find("[data-tool=B]"), cell("c1"));
    assertThat(name("c1")).isEqualTo("c1, white bishop");

    browser.find("[data-tool=B]").sendKeys(Keys.ARROW_RIGHT);
    assertThat(active().getDomAttribute("aria-label")).isEqualTo("white knight");
    focus("b1").sendKeys(Keys.ENTER);
    browser.awaitRest();
    assertThat(name("b1")).isEqualTo("b1, white knight");
    assertThat(drawn()).contains("b1", "c1", "d1");
  }

  @Test
  void placedPiecesCanBeMovedAndRemoved() {
    open("place");

    click("a1");
    click("a4");
    assertThat(name("a4")).isEqualTo("a4, white rook");

    drag(cell("h1"), browser.find(".qb-tray"));
    assertThat(name("h1")).isEqualTo("h1, empty");

    browser.click("[data-tool=remove]");
    click("a4");
    assertThat(name("a4")).isEqualTo("a4, empty");

    focus("a2").sendKeys(Keys.DELETE);
    browser.awaitRest();
    assertThat(name("a2")).isEqualTo("a2, empty");
  }

  @Test
  void aRefusedPieceGoesBackToTheTray() {
    open("place");

    browser.click("[data-tool=Q]");
    click("d4");

    assertThat(report()).isEqualTo("refused d4");
    assertThat(drawn()).doesNotContain("d4");
  }

  @Test
  void aReadOnlyBoardIgnoresInput() {
    open("show");

    click("e1");
    click("e2");

    assertThat(report()).isEmpty();
    assertThat(name("e1")).isEqualTo("e1, white king");
  }

  @Test
  void onAPhoneSquaresAreLargeEnoughAndThePageFits() {
    browser.resize(320, 640);
    open("start");

    assertThat(cell("e4").getSize().getWidth()).isEqualTo(40);
    assertThat(browser.find(".qb-typed input").getSize().getHeight()).isGreaterThanOrEqualTo(44);
    assertThat(
            browser
                .driver()
                .executeScript("return document.documentElement.scrollWidth <= window.innerWidth"))
        .isEqualTo(true);
  }

  @Test
  void touchScrollsThePageExceptOnYourOwnPieces() {
    open("start");

    assertThat(cell("e2").getCssValue("touch-action")).isEqualTo("none");
    assertThat(cell("e4").getCssValue("touch-action")).isEqualTo("manipulation");
    assertThat(cell("e7").getCssValue("touch-action")).isEqualTo("manipulation");
  }

  @Test
  void everyStateIsAccessibleInLightAndDark() {
    browser.resize(390, 844);
    browser.open("/board-demo");
    assertThat(browser.findAll("queenside-board")).hasSameSizeAs(BoardDemo.Scene.values());

    browser.preferDark(false);
    assertAccessible();
    browser.preferDark(true);
    assertAccessible();
  }

  @Test
  void thePromotionChooserAndTheSelectionAreAccessible() {
    open("promotion");
    click("a7");
    assertAccessible();

    click("a8");
    assertAccessible();
  }

  private void assertAccessible() {
    assertThat(browser.accessibilityViolations()).isEmpty();
  }

  private void open(String scene) {
    browser.open("/board-demo/" + scene);
  }

  /** Enables animations, which the tests' browser starts without, and records slides. */
  private void moveFreely() {
    browser
        .driver()
        .executeCdpCommand(
            "Emulation.setEmulatedMedia",
            Map.of(
                "features",
                List.of(Map.of("name", "prefers-reduced-motion", "value", "no-preference"))));
    browser.driver().executeScript(NOTE_SLIDES);
  }

  @SuppressWarnings("unchecked")
  private List<Long> slides() {
    return (List<Long>) browser.driver().executeScript("return window.slides");
  }

  private WebElement cell(String square) {
    return browser.find("[role=gridcell][data-square=" + square + "]");
  }

  private void click(String square) {
    cell(square).click();
    browser.awaitRest();
  }

  private void drag(WebElement from, WebElement to) {
    new Actions(browser.driver()).dragAndDrop(from, to).perform();
    browser.awaitRest();
  }

  /** Presses a square where it is drawn. */
  private void press(String square) {
    mouse("mousePressed", middle(square), 1);
    mouse("mouseReleased", middle(square), 0);
    browser.awaitRest();
  }

  /** Asserts that nothing is held or selected, so that a press on a square plays nothing. */
  private void assertDropped(String square) {
    String before = drawn();
    assertThat(browser.findAll(".lifted")).isEmpty();
    assertThat(browser.findAll("[aria-selected=true]")).isEmpty();
    press(square);
    assertThat(drawn()).isEqualTo(before);
    assertThat(report()).isEmpty();
  }

  /** Lets the browser see an event of the mouse, or of the pen. */
  private void mouse(String type, List<Double> at, int buttons) {
    boolean left = buttons == 1 || type.equals("mouseReleased");
    browser
        .driver()
        .executeCdpCommand(
            "Input.dispatchMouseEvent",
            Map.of(
                "type",
                type,
                "x",
                at.getFirst(),
                "y",
                at.getLast(),
                "button",
                left ? "left" : "none",
                "buttons",
                buttons,
                "clickCount",
                type.equals("mouseMoved") ? 0 : 1,
                "pointerType",
                pointer));
  }

  @SafeVarargs
  private void touch(String type, List<Double>... fingers) {
    List<Map<String, Object>> points =
        IntStream.range(0, fingers.length)
            .mapToObj(
                finger ->
                    Map.<String, Object>of(
                        "id",
                        finger,
                        "x",
                        fingers[finger].getFirst(),
                        "y",
                        fingers[finger].getLast()))
            .toList();
    browser
        .driver()
        .executeCdpCommand("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
  }

  @SuppressWarnings("unchecked")
  private List<Double> middle(String square) {
    return ((List<Number>) browser.driver().executeScript(MIDDLE, square))
        .stream().map(Number::doubleValue).toList();
  }

  private String advice() {
    return browser.find(".qb-note").getText();
  }

  private WebElement focus(String square) {
    browser.driver().executeScript("arguments[0].focus()", cell(square));
    return cell(square);
  }

  private void press(CharSequence... keys) {
    for (CharSequence key : keys) {
      active().sendKeys(key);
    }
    browser.awaitRest();
  }

  private WebElement active() {
    return browser.driver().switchTo().activeElement();
  }

  private String focused() {
    return String.valueOf(active().getDomAttribute("data-square"));
  }

  private String name(String square) {
    return String.valueOf(cell(square).getDomAttribute("aria-label"));
  }

  private String drawn() {
    return String.valueOf(browser.driver().executeScript(DRAWN));
  }

  private String report() {
    return browser.find(".report").getText();
  }

  private void await(String css, String text) {
    new WebDriverWait(browser.driver(), TestTimeout.LIMIT)
        .until(driver -> text.equals(browser.find(css).getDomProperty("textContent")));
  }
}
