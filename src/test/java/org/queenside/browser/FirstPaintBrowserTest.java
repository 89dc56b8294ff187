package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
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
