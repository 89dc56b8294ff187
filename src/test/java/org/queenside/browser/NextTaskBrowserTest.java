package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;
import org.queenside.chess.Color;
import org.queenside.chess.Move;

/**
 * Whether the next task comes by itself. The other tests run with reduced motion, where it waits.
 */
@BrowserTest
class NextTaskBrowserTest {

  private static final String EXERCISE = "/learn/rook/first-move";
  private static final Move RIGHT = Move.parseUci("a2a7");

  private final Browser browser;

  NextTaskBrowserTest(Browser browser) {
    this.browser = browser;
  }

  @BeforeEach
  void open() {
    browser
        .driver()
        .executeCdpCommand(
            "Emulation.setEmulatedMedia",
            Map.of(
                "features",
                List.of(Map.of("name", "prefers-reduced-motion", "value", "no-preference"))));
    browser.open(EXERCISE);
  }

  @Test
  void itComesAfterARightAnswerWithAllStars() {
    solve(new MouseInput(browser));

    browser.find(".say .running .ring");
    browser.await("return !location.pathname.endsWith('/first-move')");
    browser.awaitRest();
    assertThat(browser.findAll(".say")).isEmpty();
  }

  @Test
  void itWaitsForAKeyboard() {
    solve(new KeyboardInput(browser));

    assertWaits();
    assertThat(browser.driver().switchTo().activeElement().getText()).isEqualTo("Next");
  }

  @Test
  void itWaitsAfterAHint() {
    browser.click(".acts .soft");

    solve(new MouseInput(browser));

    assertWaits();
  }

  @Test
  void itWaitsForThoseWhoWantIt() {
    browser.driver().executeScript("localStorage.setItem('queenside.wait', 'on')");

    solve(new MouseInput(browser));

    assertWaits();
  }

  @Test
  void theSwitchForWaitingAppearsWhenTheTaskIsDone() {
    browser.click(".acts .soft");
    solve(new MouseInput(browser));

    WebElement waiting = browser.find("queenside-setting[name=wait] .btn");
    assertThat(waiting.getText()).isEqualTo("Wait for Next");
    assertThat(waiting.getAttribute("aria-pressed")).isEqualTo("false");
    waiting.click();
    assertThat(waiting.getAttribute("aria-pressed")).isEqualTo("true");
  }

  @Test
  void aKeyStopsIt() {
    solve(new MouseInput(browser));

    browser.driver().switchTo().activeElement().sendKeys("x");

    assertWaits();
  }

  /** The board stays, but the next task begins as on a page of its own. */
  @Test
  void theKeyboardEntersTheNextTaskAnewAndNoOldSentenceIsLeft() {
    browser.click(".acts .soft");
    browser.awaitText(".qb-live", "Hint 1");
    solve(new KeyboardInput(browser));

    browser.click(".say queenside-next .btn");
    browser.await("return location.pathname.endsWith('/two-stars')");
    browser.awaitRest();

    assertThat(browser.find("[role=gridcell][tabindex='0']").getDomAttribute("data-square"))
        .isEqualTo("c6");
    assertThat(browser.find(".qb-live").getDomProperty("textContent")).isEqualTo("");
  }

  private void solve(InputMethod hand) {
    hand.move(RIGHT, Color.WHITE);
  }

  private void assertWaits() {
    WebElement next = browser.find(".say queenside-next .btn");
    browser.awaitSettled(next);
    assertThat(browser.findAll(".running, .ring")).isEmpty();
    assertThat(next.getText()).isEqualTo("Next");
    assertThat(browser.path()).startsWith(EXERCISE);
  }
}
