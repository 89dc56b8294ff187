package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.queenside.TestTimeout;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Square;

/**
 * Shows how a refused move looks. Black's king on e5 is between the knights on d5, which the bishop
 * on a2 protects, and f5, which is unprotected; it has to take one.
 */
@BrowserTest
class IllegalMoveBrowserTest {

  /** Whether the evidence has a drawing in a square. */
  private static final String PROVED =
      """
      const square = document.querySelector(`[role=gridcell][data-square=${arguments[0]}]`)
          .getBoundingClientRect();
      return [...document.querySelectorAll('queenside-board .proof > *')]
          .map(each => each.getBoundingClientRect())
          .some(box => box.left < square.right && box.right > square.left
              && box.top < square.bottom && box.bottom > square.top);
      """;

  private static final String IN_VIEW =
      """
      const box = arguments[0].getBoundingClientRect();
      return box.top >= 0 && box.bottom <= window.innerHeight;
      """;

  private final Browser browser;

  IllegalMoveBrowserTest(Browser browser) {
    this.browser = browser;
  }

  @BeforeEach
  void openTheExercise() {
    browser.open("/learn/king/which-one");
  }

  @Test
  void aRefusalIsExplainedAndDrawnAndThePieceGoesBack() {
    move(Square.D5);

    assertRefused("the bishop on a2 protects it", Square.A2, Square.D5);
  }

  @Test
  void aTypedMoveGetsTheSameAnswer() {
    browser.find(".qb-typed input").sendKeys("Kxd5", Keys.ENTER);
    browser.awaitRest();

    assertRefused("the bishop on a2 protects it", Square.A2, Square.D5);
  }

  @Test
  void theAnswerIsVisibleWithoutScrollingOnAPhone() {
    browser.resize(390, 844);
    browser.driver().executeScript("window.scrollTo(0, 0)");

    move(Square.D5);

    assertThat(browser.driver().executeScript(IN_VIEW, browser.find(".say.no"))).isEqualTo(true);
    assertThat(browser.driver().executeScript(IN_VIEW, browser.square(Square.E5))).isEqualTo(true);
  }

  @Test
  void aLegalMoveThatMissesTheTaskIsNotCalledIllegal() {
    move(Square.E4);

    assertThat(browser.find(".say.no").getText()).startsWith("Not yet");
    assertThat(name(Square.E5)).startsWith("e5, black king");
    assertThat(name(Square.E4)).startsWith("e4, empty");
  }

  @Test
  void theAnswerDisappearsWithTheNextMove() {
    move(Square.D5);
    move(Square.F5);

    assertThat(browser.findAll(".say.no")).isEmpty();
    assertThat(browser.findAll("queenside-board .proof > *")).isEmpty();
    assertThat(name(Square.F5)).startsWith("f5, black king");
  }

  private void assertRefused(String words, Square attacker, Square attacked) {
    assertThat(browser.find(".say.no").getText()).startsWith("Not allowed").contains(words);
    new WebDriverWait(browser.driver(), TestTimeout.LIMIT)
        .withMessage("the live region does not say: " + words)
        .until(driver -> announced().contains(words));
    assertThat(announced()).startsWith("Not allowed");
    assertThat(browser.findAll(".proof .arrow")).hasSize(1);
    assertThat(hasEvidence(attacker)).as("evidence at %s", attacker).isTrue();
    assertThat(hasEvidence(attacked)).as("evidence at %s", attacked).isTrue();
    assertThat(hasEvidence(Square.H8)).as("evidence elsewhere").isFalse();
    assertThat(name(Square.E5)).startsWith("e5, black king");
    assertThat(name(attacked)).startsWith("d5, white knight");
  }

  private void move(Square to) {
    new MouseInput(browser).move(Move.of(Square.E5, to), Color.BLACK);
  }

  private boolean hasEvidence(Square square) {
    return Boolean.TRUE.equals(browser.driver().executeScript(PROVED, square.toString()));
  }

  private String announced() {
    return String.valueOf(browser.find(".qb-live").getDomProperty("textContent"));
  }

  private String name(Square square) {
    return String.valueOf(browser.square(square).getDomAttribute("aria-label"));
  }
}
