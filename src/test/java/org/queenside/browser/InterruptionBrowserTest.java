package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Cookie;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Square;

/**
 * Nothing is lost when something gets in the way in the middle of an exercise, in which a rook
 * collects three stars.
 */
@BrowserTest
class InterruptionBrowserTest {

  private final Browser browser;
  private final MouseInput mouse;

  InterruptionBrowserTest(Browser browser) {
    this.browser = browser;
    this.mouse = new MouseInput(browser);
  }

  @BeforeEach
  void collectTheFirstStar() {
    browser.driver().executeCdpCommand("Network.enable", Map.of());
    browser.open("/learn/rook/maze");
    move("d2d4");
    move("d4f4");
    browser.awaitText("main", "1 of 3");
  }

  @AfterEach
  void reconnect() {
    connect(true);
    block(List.of());
  }

  @Test
  void aReloadLeadsToTheSameStep() {
    browser.reload();

    assertStep("1 of 3", "f4");
    move("f4h4");
    move("h4h8");
    browser.awaitText("main", "2 of 3");
  }

  @Test
  void theFirstMoveAfterALostSessionCounts() {
    WebElement old = loseTheSession();

    browser.square(Square.F4).click();
    browser.square(Square.H4).click();
    browser.awaitPageAfter(old);

    browser.await("return document.querySelector('queenside-board').state.pieces.h4 === 'r'");
    browser.awaitRest();
    assertStep("1 of 3", "h4");
    assertThat(browser.findAll(".say")).isEmpty();
  }

  @Test
  void nextLeadsOnAfterALostSession() {
    browser.open("/learn/move-myths/never-this");
    browser.click("[data-option='3']");
    WebElement old = loseTheSession();
    WebElement next = browser.find(".lesson .btn.fill");
    browser.awaitSettled(next);

    next.click();
    browser.awaitPageAfter(old);

    browser.await("return location.pathname !== '/learn/move-myths/never-this'");
  }

  @Test
  void theFirstPressAfterALostSessionCounts() {
    WebElement old = loseTheSession();

    browser.click(".lesson .acts .btn.soft");
    browser.awaitPageAfter(old);

    browser.awaitText(".say", "Hint 1 of");
    assertStep("1 of 3", "f4");
    browser.reload();
    browser.awaitText(".say", "Hint 1 of");
  }

  @Test
  void movesMadeWithoutAConnectionCountWhenItIsBack() {
    connect(false);

    for (Square square : List.of(Square.F4, Square.H4, Square.H4, Square.H8)) {
      browser.square(square).click();
    }
    browser.awaitText(
        "vaadin-connection-indicator", "No connection. We’re trying again, and nothing is lost.");
    connect(true);

    browser.awaitText("main", "2 of 3");
    assertStep("2 of 3", "h8");
  }

  @Test
  void anExerciseWorksWithoutTheFontAndWithAWrongClock() {
    var driver = browser.driver();
    block(List.of("*.woff2"));
    driver.executeCdpCommand("Network.setCacheDisabled", Map.of("cacheDisabled", true));
    Object script =
        driver
            .executeCdpCommand(
                "Page.addScriptToEvaluateOnNewDocument",
                Map.of("source", "const now = Date.now; Date.now = () => now() - 9e11;"))
            .get("identifier");
    try {
      browser.reload();
    } finally {
      driver.executeCdpCommand("Network.setCacheDisabled", Map.of("cacheDisabled", false));
      driver.executeCdpCommand(
          "Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
    }

    move("f4h4");

    assertStep("1 of 3", "h4");
    assertThat(browser.find("h1.task").getText()).isEqualTo("Collect the three stars.");
  }

  @Test
  void twoTabsDoNotDisturbEachOther() {
    var driver = browser.driver();
    String first = driver.getWindowHandle();
    driver.switchTo().newWindow(WindowType.TAB);
    try {
      browser.open("/learn/rook/maze");
      assertStep("0 of 3", "d2");
      move("d2d1");
    } finally {
      driver.close();
      driver.switchTo().window(first);
    }

    move("f4h4");
    browser.reload();

    assertStep("1 of 3", "h4");
  }

  /** Returns an element of the page that is about to be loaded again. */
  private WebElement loseTheSession() {
    browser.driver().manage().addCookie(new Cookie("JSESSIONID", "of-a-program-since-restarted"));
    return browser.find("h1.task");
  }

  private void move(String move) {
    mouse.move(Move.parseUci(move), Color.BLACK);
  }

  private void assertStep(String count, String rook) {
    browser.awaitText("main", count);
    assertThat(browser.square(Square.parse(rook)).getDomAttribute("aria-label"))
        .startsWith(rook + ", black rook");
  }

  private void connect(boolean connected) {
    browser
        .driver()
        .executeCdpCommand(
            "Network.emulateNetworkConditions",
            Map.of(
                "offline", !connected,
                "latency", 0,
                "downloadThroughput", -1,
                "uploadThroughput", -1));
  }

  private void block(List<String> addresses) {
    browser.driver().executeCdpCommand("Network.setBlockedURLs", Map.of("urls", addresses));
  }
}
