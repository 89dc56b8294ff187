package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.learner.Account;
import org.queenside.learner.Role;
import org.queenside.learner.TestSignIns;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What teachers and administrators are asked beyond the password at the start. */
@BrowserTest
class StaffSignInBrowserTest {

  private static final String PASSWORD = "a quiet rook";

  @Autowired private TestSignIns signIns;
  @Autowired private JdbcClient jdbc;

  @Test
  void administrationAsksForThePasswordAgainAndOpensWhereOneWas(Browser browser) {
    Account ada = signIns.withPassword(Role.ADMINISTRATOR, PASSWORD);
    signIns.signIn(browser, ada);
    letTheProofAge(ada);

    browser.open("/administration/log");
    browser.awaitText("h1", "Type your password again");
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.find("#password").sendKeys("a loud bishop", Keys.ENTER);
    browser.awaitText("#password-problem", "That isn't your password. Try again.");
    browser.find("#password").sendKeys(PASSWORD, Keys.ENTER);
    browser.awaitText("h1", "What was done");
    assertThat(browser.path()).isEqualTo("/administration/log");

    browser.open("/administration");
    letTheProofAge(ada);
    WebElement headline = browser.awaitText("h1", "Administration");
    browser.find("#note").sendKeys("Bob", Keys.ENTER);
    browser.awaitText("h1", "Type your password again");
    browser.find("#password").sendKeys(PASSWORD, Keys.ENTER);
    browser.awaitPageAfter(headline);
    browser.awaitText("h1", "Administration");
    assertThat(browser.path()).isEqualTo("/administration");
  }

  private void letTheProofAge(Account account) {
    jdbc.sql("update sign_in set proven_at = timestamp '2000-01-01 00:00:00' where learner_id = ?")
        .param(account.id().value())
        .update();
  }
}
