package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.TestSignIns;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Password confirmation and the second factor of teachers and administrators. */
@BrowserTest
class StaffSignInBrowserTest {

  private static final String PASSWORD = "a quiet rook";

  @Autowired private TestSignIns signIns;
  @Autowired private JdbcClient jdbc;

  @Test
  void administrationAsksForThePasswordAndReturnsToThePage(Browser browser) {
    Account ada = signIns.withPassword(AccountRole.ADMINISTRATOR, PASSWORD);
    signIns.signIn(browser, ada);
    expirePasswordConfirmation(ada);

    browser.open("/administration/log");
    browser.awaitText("h1", "Type your password again");
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.find("#password").sendKeys("a loud bishop", Keys.ENTER);
    browser.awaitText("#password-problem", "That isn’t your password. Try again.");
    browser.find("#password").sendKeys(PASSWORD, Keys.ENTER);
    browser.awaitText("h1", "Activity log");
    assertThat(browser.path()).isEqualTo("/administration/log");

    browser.open("/administration");
    expirePasswordConfirmation(ada);
    WebElement headline = browser.awaitText("h1", "Nobody backs up your data");
    browser.find("#note").sendKeys("Bob", Keys.ENTER);
    browser.awaitText("h1", "Type your password again");
    browser.find("#password").sendKeys(PASSWORD, Keys.ENTER);
    browser.awaitPageAfter(headline);
    browser.awaitText("h1", "Nobody backs up your data");
    assertThat(browser.path()).isEqualTo("/administration");
  }

  @Test
  void aTeacherTurnsOnTheSecondFactorAndSignsInWithACode(Browser browser) {
    Account ada = signIns.withPassword(AccountRole.TEACHER, PASSWORD);
    signIns.signIn(browser, ada);
    browser.open("/account");
    browser.find("#second-step-password").sendKeys(PASSWORD, Keys.ENTER);
    browser.awaitText(".second-step p", "Scan this code with your app.");
    assertThat(browser.accessibilityViolations()).isEmpty();
    String key = browser.find(".second-step .key").getText().replace(" ", "");
    browser.find("#second-step-code").sendKeys("000", Keys.ENTER);
    browser.awaitText(
        "#second-step-code-problem",
        "That code isn’t right. Wait for the next one and type that, and check the phone’s clock.");
    browser.find("#second-step-code").clear();
    browser.find("#second-step-code").sendKeys(TestSignIns.appCode(key), Keys.ENTER);
    browser.awaitText(".second-step .say span:last-child", "The second step is on.");
    assertThat(browser.accessibilityViolations()).isEmpty();
    String recoveryCode = browser.find(".recovery code").getText();

    browser.driver().manage().deleteAllCookies();
    browser.open("/sign-in?next=workshop");
    browser.find("#name").sendKeys(ada.signInName(), Keys.TAB, PASSWORD, Keys.ENTER);
    browser.awaitText("label", "Code from your app");
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.find("#second-step").sendKeys("123", Keys.ENTER);
    browser.awaitText(
        ".answer .say",
        "Not signed in\nThat code isn’t right, or it was used before. Wait for the next one.");
    browser.find("#second-step").sendKeys(recoveryCode, Keys.ENTER);
    browser.awaitText("h1", "My exercises");

    assertThat(browser.path()).isEqualTo("/workshop");
  }

  private void expirePasswordConfirmation(Account account) {
    jdbc.sql("update sign_in set proven_at = timestamp '2000-01-01 00:00:00' where learner_id = ?")
        .param(account.id().value())
        .update();
  }
}
