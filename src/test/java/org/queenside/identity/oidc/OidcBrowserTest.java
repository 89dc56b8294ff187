package org.queenside.identity.oidc;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.queenside.browser.Browser;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.TestSignIns;
import org.springframework.beans.factory.annotation.Autowired;

/** The pages that lead to a provider and back, in a real browser. */
class OidcBrowserTest extends OidcProviderTest {

  private static final String PASSWORD = "a quiet rook";

  @Autowired private TestSignIns signIns;

  @BeforeEach
  void signOutAtTheProvider(Browser browser) {
    browser.driver().executeCdpCommand("Network.clearBrowserCookies", Map.of());
  }

  @Test
  void aTeacherLinksAnAccountSignsInWithTheProviderAndUnlinksItAgain(Browser browser) {
    signIns.signIn(browser, signIns.withPassword(AccountRole.TEACHER, PASSWORD));
    browser.open("/account");
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.find("#identity-password").sendKeys("a loud bishop", Keys.ENTER);
    browser.awaitText("#identity-password-problem", "That isn’t your password. Try again.");
    browser.find("#identity-password").clear();
    browser.find("#identity-password").sendKeys(PASSWORD, Keys.ENTER);
    signInAtTheProvider(browser, "bob");
    browser.awaitText("p", "You can sign in with Hill School.");

    browser.driver().manage().deleteAllCookies();
    browser.open("/sign-in?next=workshop");
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.click(".provider a");
    browser.awaitText("h1", "My exercises");
    assertThat(browser.path()).isEqualTo("/workshop");

    browser.open("/account");
    browser.find("#identity-password").sendKeys(PASSWORD, Keys.ENTER);
    browser.awaitText(".say", "You can’t sign in with Hill School any more.");
    assertThat(jdbc.sql("select * from external_identity").query().listOfRows()).isEmpty();
  }

  @Test
  void anIdentityOfAnotherAccountIsNotLinked(Browser browser) {
    Account bob = linked("bob", AccountRole.TEACHER);
    signIns.signIn(browser, signIns.withPassword(AccountRole.TEACHER, PASSWORD));
    browser.open("/account");
    browser.find("#identity-password").sendKeys(PASSWORD, Keys.ENTER);
    signInAtTheProvider(browser, "bob");
    browser.awaitText(".say", "sign-in is linked to another account here");

    assertThat(jdbc.sql("select learner_id from external_identity").query().singleValue())
        .isEqualTo(bob.id().value());
  }

  @Test
  void anInvitedTeacherSignsUpThroughTheProviderOnlyOnce(Browser browser) {
    signIns.signIn(browser, AccountRole.ADMINISTRATOR);
    browser.open("/administration");
    browser.find("#note").sendKeys("Emil", Keys.ENTER);
    browser.awaitText(".fresh-link", "This link uses the address localhost");
    String link = browser.find("#fresh-link").getDomProperty("value");
    browser.driver().manage().deleteAllCookies();

    browser.open(URI.create(link).getPath());
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.find(".provider button").click();
    signInAtTheProvider(browser, "emil");
    browser.awaitText("h1", "Classes");

    Map<String, Object> made =
        jdbc.sql(
                """
                select a.role, a.name, a.password_hash
                from account a join external_identity e on e.learner_id = a.learner_id
                where e.subject = 'emil'""")
            .query()
            .singleRow();
    assertThat(made)
        .containsEntry("role", "instructor")
        .containsEntry("name", "emil")
        .containsEntry("password_hash", null);
    browser.open(URI.create(link).getPath());
    browser.awaitText("h1", "This invitation doesn’t work any more.");
    assertThat(browser.findAll(".provider")).isEmpty();
  }

  @Test
  void anAdministratorWithoutAPasswordSignsInAtTheProviderAgain(Browser browser) {
    Account cleo = linked("cleo", AccountRole.ADMINISTRATOR);
    signIns.signIn(browser, cleo);
    letTheProofAge(cleo);

    browser.open("/administration/log");
    browser.awaitText("h1", "Sign in again");
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.find("main .btn.fill").click();
    signInAtTheProvider(browser, "cleo");
    browser.awaitText("h1", "Activity log");
    assertThat(browser.path()).isEqualTo("/administration/log");
  }

  @Test
  void aSignInAtTheProviderThisMorningConfirmsNothing(Browser browser) {
    Account early = linked(TestOidcProvider.EARLY, AccountRole.ADMINISTRATOR);
    signIns.signIn(browser, early);
    letTheProofAge(early);

    browser.open("/administration");
    browser.find("main .btn.fill").click();
    signInAtTheProvider(browser, TestOidcProvider.EARLY);
    browser.awaitText(".say", "Signing in with Hill School didn’t work.");
    browser.open("/administration");
    browser.awaitText("h1", "Sign in again");
  }

  @Test
  void aMissingAccountAndAnUnreachableProviderAreExplainedPlainly(Browser browser) {
    browser.open("/sign-in?oidc=unknown");
    browser.awaitText(".say", "No account here is linked to your Hill School sign-in yet.");
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.open("/sign-in?oidc=unreachable");
    browser.awaitText(".say", "We can’t reach Hill School just now.");
    browser.open("/sign-in?oidc=nonsense");
    assertThat(browser.findAll(".say")).isEmpty();
  }

  private static void signInAtTheProvider(Browser browser, String person) {
    browser.find("#username").sendKeys(person);
    browser.find("#password").sendKeys(TestOidcProvider.PASSWORD, Keys.ENTER);
  }

  private void letTheProofAge(Account account) {
    jdbc.sql("update sign_in set proven_at = timestamp '2000-01-01 00:00:00' where learner_id = ?")
        .param(account.id().value())
        .update();
  }
}
