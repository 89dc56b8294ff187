package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.TestSignIns;
import org.springframework.beans.factory.annotation.Autowired;

/** What users do while a page is visible and its scripts are still loading. */
@BrowserTest
class FirstPaintBrowserTest {

  /** Runs when the page has been read, before any of its scripts from the network. */
  private static final String BEFORE_SCRIPTS =
      """
      document.addEventListener('readystatechange', () => {
        const type = (label, text) => {
          [...document.querySelectorAll('.first-paint label')]
              .find((each) => each.textContent === label).control.focus();
          document.execCommand('insertText', false, text);
        };
        const press = (words) => [...document.querySelectorAll('.first-paint main button')]
            .find((each) => each.textContent === words).click();
        %s
      }, { once: true });
      """;

  /** Runs when the board's script has arrived, before Flow's. */
  private static final String WITH_BOARD =
      """
      customElements.whenDefined('queenside-board').then(() => {
        const board = document.querySelector('.first-paint queenside-board');
        const square = (name) => board.querySelector(`[data-square=${name}]`);
        %s
      });
      """;

  private static final String FOCUSED_SQUARE =
      """
      const { dataset, ariaSelected } = document.activeElement;
      return document.querySelector('.first-paint') === null && `${dataset.square} ${ariaSelected}`;
      """;

  private static final String STATE =
      """
      const here = document.activeElement;
      return [here.id, here.value, here.selectionStart, here.selectionEnd,
          document.querySelector('.stay input').checked, location.search];
      """;

  @Autowired private TestSignIns signIns;

  @Test
  void aFormTypedAndSentEarlySignsIn(Browser browser) {
    Account account = signIns.withPassword(AccountRole.TEACHER, "a quiet rook");

    openAnd(
        browser,
        "/sign-in?next=account",
        """
        type('User name', '%s');
        type('Password', 'a quiet rook');
        press('Sign in');
        press('Sign in');
        """
            .formatted(account.signInName()));

    browser.awaitText("h1", "Your account");
    assertThat(browser.path()).isEqualTo("/account");
  }

  @Test
  void focusCaretAndTicksStay(Browser browser) {
    openAnd(
        browser,
        "/sign-in?next=account",
        """
        document.querySelector('.first-paint .stay input').click();
        type('User name', 'queen');
        document.activeElement.setSelectionRange(1, 3);
        """);

    assertThat((List<?>) browser.driver().executeScript(STATE))
        .isEqualTo(List.of("name", "queen", 1L, 3L, true, "?next=account"));
  }

  @Test
  void earlyPressesCountInTheirOrder(Browser browser) {
    openAnd(browser, "/sign-in", "press('Code'); press('Class card');");

    assertThat(browser.awaitText("label", "Class code").isDisplayed()).isTrue();
    assertThat(browser.find("#class").isDisplayed()).isTrue();
    assertThat(browser.find("#name").isDisplayed()).isFalse();
  }

  @Test
  void aSearchStartedEarlyIsAnswered(Browser browser) {
    browser.open("/rules");
    int all = browser.findAll("main li").size();
    browser.becomeNewVisitor();

    openAnd(browser, "/rules", "type('Find a rule', 'castling');");

    browser.await("return document.querySelectorAll('main li').length < " + all);
  }

  @Test
  void aMovePlayedEarlyStaysAndIsJudged(Browser browser) {
    openAnd(
        browser,
        "/learn/rook/first-move",
        WITH_BOARD.formatted("square('a2').click(); square('a7').click();"));

    browser.awaitText(".say.yes", "Spot on");
    assertThat(piecesOn(browser)).isEqualTo(Map.of("a7", "R"));
  }

  @Test
  void anIllegalMovePlayedEarlyIsTakenBackWithItsRule(Browser browser) {
    openAnd(
        browser,
        "/learn/rook/first-move",
        WITH_BOARD.formatted("square('a2').click(); square('b3').click();"));

    assertThat(browser.awaitText(".say", "The rook on a2 can’t reach b3.").isDisplayed()).isTrue();
    assertThat(piecesOn(browser)).isEqualTo(Map.of("a2", "R"));
  }

  @Test
  void aPieceSelectedEarlyWithTheKeyboardStaysSelectedAndFocused(Browser browser) {
    openAnd(
        browser,
        "/learn/rook/first-move",
        WITH_BOARD.formatted("square('a2').focus(); square('a2').click();"));

    browser.awaitRest();
    assertThat(browser.driver().executeScript(FOCUSED_SQUARE)).isEqualTo("a2 true");
  }

  @Test
  void textTypedEarlyStaysInTheFieldOfTheBoard(Browser browser) {
    openAnd(
        browser,
        "/learn/rook/first-move",
        WITH_BOARD.formatted(
            "board.querySelector('.qb-typed input').focus();"
                + "document.execCommand('insertText', false, 'Ra');"));

    browser.awaitRest();
    browser.driver().switchTo().activeElement().sendKeys("7", Keys.ENTER);
    browser.awaitText(".say.yes", "Spot on");
  }

  @Test
  void aPromotionChosenEarlyIsStillOffered(Browser browser) {
    openAnd(
        browser,
        "/learn/promotion/make-a-queen",
        WITH_BOARD.formatted("square('b7').click(); square('b8').click();"));

    browser.awaitRest();
    browser.click(".qb-promotion button");
    browser.awaitText(".say.yes", "");
    assertThat(piecesOn(browser)).isEqualTo(Map.of("g1", "K", "f7", "k", "b8", "Q"));
  }

  private static Map<?, ?> piecesOn(Browser browser) {
    return (Map<?, ?>)
        browser
            .driver()
            .executeScript("return document.querySelector('queenside-board').state.pieces");
  }

  private static void openAnd(Browser browser, String path, String steps) {
    var driver = browser.driver();
    Object script =
        driver
            .executeCdpCommand(
                "Page.addScriptToEvaluateOnNewDocument",
                Map.of("source", BEFORE_SCRIPTS.formatted(steps)))
            .get("identifier");
    try {
      browser.open(path);
    } finally {
      driver.executeCdpCommand(
          "Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
    }
  }
}
