package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Square;

/** Games at one screen, by mouse or only by keyboard. */
@BrowserTest
class GamesBrowserTest {

  private static final String FETCH =
      "const done = arguments[1]; fetch(arguments[0]).then(r => r.text()).then(done);";

  private final Browser browser;

  GamesBrowserTest(Browser browser) {
    this.browser = browser;
  }

  @Test
  void aGamePlayedByMouseSurvivesAReload() {
    browser.open("/course");
    browser.click(".bar a[href='play']");
    browser.click(".rank .friend");
    browser.click(".opponents .go .btn");
    play(new MouseInput(browser), "e2e4", "e7e5", "e1e3");
    assertThat(browser.find(".say").getText()).contains("Not allowed");

    browser.reload();

    assertThat(browser.square(Square.E5).getAccessibleName()).contains("pawn");
    assertThat(sheet()).containsExactly("1.", "e4", "e5");
    assertThat(browser.find(".turn").getText()).isEqualTo("White to move");
  }

  @Test
  void anOpponentIsChosenByKeyboard() {
    browser.open("/play");
    browser.find(".rank :checked").sendKeys(Keys.ARROW_RIGHT);

    assertThat(shown(".about h2")).containsExactly("Tricky Fox");
    assertThat(shown(".about .beat").getFirst()).startsWith("How to beat it:");
    browser.find(".rank :checked").sendKeys(Keys.ARROW_LEFT, Keys.ARROW_LEFT);
    assertThat(shown(".about h2")).containsExactly("A friend");
    assertThat(shown(".setup label")).isEmpty();
  }

  @Test
  void aGameCanBePlayedAndResignedByKeyboard() {
    KeyboardInput keyboard = new KeyboardInput(browser);
    browser.open("/play/chess");
    play(keyboard, "f2f3", "e7e5");
    WebElement typed = browser.find(".qb-typed input");
    keyboard.press(typed);
    typed.sendKeys("g4", Keys.ENTER);
    browser.awaitRest();
    play(keyboard, "d8h4");

    assertThat(browser.find(".say").getText()).contains("Checkmate. Black wins.");
    assertThat(sheet()).endsWith("g4", "Qh4#");
  }

  @Test
  void aGameCanBeSavedAsPgn() {
    browser.open("/play/chess?game=e2e4.e7e5.g1f3.draw");
    String address = link("Save as PGN").getDomProperty("href");

    assertThat((String) browser.driver().executeAsyncScript(FETCH, address))
        .contains("[Result \"1/2-1/2\"]")
        .contains("1. e4 e5 2. Nf3 1/2-1/2");
  }

  @Test
  void theComputerRepliesInAMiniGame() {
    browser.open("/play/pawn-game");
    button("Easy").click();
    browser.awaitRest();
    play(new MouseInput(browser), "e2e4");

    assertThat(browser.find(".turn").getText()).isEqualTo("White to move");
    assertThat(browser.path()).contains("computer=easy").contains("moves=e2e4.");
    browser.back();
    assertThat(browser.path()).endsWith("/play/pawn-game");
  }

  private void play(InputMethod hand, String... moves) {
    for (String move : moves) {
      hand.move(Move.parseUci(move), Color.WHITE);
    }
  }

  private List<String> shown(String css) {
    return browser.findAll(css).stream()
        .filter(WebElement::isDisplayed)
        .map(WebElement::getText)
        .toList();
  }

  private List<String> sheet() {
    return browser.findAll(".moves span").stream().map(WebElement::getText).toList();
  }

  private WebElement link(String text) {
    return labelled("main a", text);
  }

  private WebElement button(String text) {
    return labelled("main button", text);
  }

  private WebElement labelled(String css, String text) {
    return browser.findAll(css).stream()
        .filter(element -> element.getText().equals(text))
        .findFirst()
        .orElseThrow();
  }
}
