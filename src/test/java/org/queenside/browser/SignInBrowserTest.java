package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Cookie;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.TestSignIns;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Signing in and out in a real browser, by users and by attackers. */
@BrowserTest
class SignInBrowserTest {

  private static final String SESSION = "JSESSIONID";
  private static final String SIGN_IN = "queenside-sign-in";

  /** Clicks a download link and records its address instead of saving the file. */
  private static final String NOTE_SAVED =
      """
      document.addEventListener('click', event => {
        const link = event.target.closest('a[download]');
        if (link && !event.isTrusted) {
          event.preventDefault();
          window.saved = link.href;
        }
      }, true)""";

  private static final String READ_SAVED =
      "const done = arguments[0]; fetch(window.saved).then(file => file.text()).then(done)";

  @Autowired private TestSignIns signIns;
  @LocalServerPort private int port;

  @Test
  void theWantedPageOpensAfterSigningInByKeyboard(Browser browser) {
    Account account = signIns.withPassword(AccountRole.TEACHER, "a quiet rook");
    browser.open("/classes");
    browser.awaitText("h1", "Sign in");
    Cookie before = cookie(browser, SESSION);

    browser.find("#name").sendKeys(account.signInName(), Keys.TAB, "a quiet rook", Keys.ENTER);
    browser.awaitText("h1", "Classes");

    assertThat(browser.path()).isEqualTo("/classes");
    Cookie signedIn = cookie(browser, SIGN_IN);
    assertThat(signedIn.isHttpOnly()).isTrue();
    assertThat(signedIn.getSameSite()).isEqualTo("Lax");
    assertThat(signedIn.getExpiry()).as("a session cookie").isNull();
    assertThat(cookie(browser, SESSION).getValue())
        .as("a session fixed by an attacker is replaced")
        .isNotEqualTo(before.getValue());
  }

  @Test
  void aRedirectToAnotherSiteLeadsToTheStartPage(Browser browser) {
    Account account = signIns.withPassword(AccountRole.TEACHER, "a quiet rook");
    for (String evil :
        new String[] {
          "//example.org", "https:%2F%2Fexample.org", "%5C%5Cexample.org", "javascript:alert(1)"
        }) {
      browser.open("/sign-in?next=" + evil);
      browser.find("#name").sendKeys(account.signInName(), Keys.TAB, "a quiet rook", Keys.ENTER);
      browser.awaitText("h1", "Classes");

      assertThat(browser.path()).isEqualTo("/classes");
      browser.driver().manage().deleteCookieNamed(SIGN_IN);
    }
  }

  @Test
  void wrongPasswordAndUnknownNameGetTheSameAnswer(Browser browser) {
    Account account = signIns.withPassword(AccountRole.LEARNER, "a quiet rook");
    browser.open("/sign-in");
    browser.find("#name").sendKeys(Keys.ENTER);
    browser.awaitText("#name-problem", "Type your user name.");
    browser.find("#name").sendKeys(account.signInName(), Keys.ENTER);
    browser.awaitText("#password-problem", "Type your password.");
    assertThat(browser.findAll(".answer .say")).as("no sign-in was attempted").isEmpty();
    browser.find("#password").sendKeys("a loud bishop", Keys.ENTER);
    String wrong = browser.awaitText(".answer", "Not signed in").getText();
    assertThat(browser.driver().switchTo().activeElement().getDomAttribute("id"))
        .as("it can be typed again at once")
        .isEqualTo("password");

    browser.open("/sign-in");
    browser.find("#name").sendKeys("nobody at all", Keys.TAB, "a loud bishop", Keys.ENTER);

    assertThat(browser.awaitText(".answer", "Not signed in").getText()).isEqualTo(wrong);
    assertThat(cookie(browser, SIGN_IN)).isNull();
  }

  @Test
  void signingOutEndsTheSignInTheCookieAndTheSessionOfEveryTab(Browser browser) {
    signIns.signIn(browser, AccountRole.ADMINISTRATOR);
    Cookie stolen = cookie(browser, SIGN_IN);
    browser.open("/administration");
    String left = browser.driver().getWindowHandle();
    browser.driver().switchTo().newWindow(WindowType.TAB);
    browser.open("/collections");
    browser.click(".bar .opener");
    browser.click("#account-menu button");
    browser.awaitText(".bar .opener", "Sign in");
    assertThat(cookie(browser, SIGN_IN)).isNull();
    browser.driver().close();

    browser.driver().switchTo().window(left);
    browser.click("form:has(#note) .fill");
    browser.awaitText("h1", "Sign in");

    browser.driver().manage().addCookie(stolen);
    browser.open("/administration");
    assertThat(browser.awaitText("h1", "Sign in").getText()).isEqualTo("Sign in");
  }

  @Test
  void theNextClickAfterASignOutElsewhereSaysSo(Browser browser) {
    Account account = signIns.signIn(browser, AccountRole.ADMINISTRATOR);
    browser.open("/administration");
    browser.find("#note").sendKeys("Ada", Keys.ENTER);
    browser.click("[aria-label='Withdraw: Ada']");
    assertThat(browser.driver().switchTo().activeElement().getText())
        .as("the focus stays near the removed button")
        .endsWith("The invitation for Ada no longer works.");
    signIns.endAll(account);

    browser.find("#note").sendKeys("for me", Keys.ENTER);

    browser.awaitText("h1", "You’re not signed in.");
    assertThat(browser.accessibilityViolations()).isEmpty();
  }

  @Test
  void aDownloadAfterASignOutElsewhereIsRefused(Browser browser) {
    Account account = signIns.signIn(browser, AccountRole.LEARNER);
    browser.open("/account");
    browser.driver().executeScript(NOTE_SAVED);
    browser.click("a[download]");
    assertThat(browser.driver().executeAsyncScript(READ_SAVED).toString())
        .contains(account.signInName());

    signIns.endAll(account);
    browser.click("a[download]");

    browser.awaitText("h1", "You’re not signed in.");
    assertThat(browser.find("main a").getDomAttribute("href")).isEqualTo("sign-in?next=account");
  }

  @Test
  void theSignInPageShowsTheSignedInUserAndOffersToSignOut(Browser browser) {
    Account account = signIns.signIn(browser, AccountRole.LEARNER);
    browser.open("/sign-in?next=practice");
    assertThat(browser.find("main").getText()).contains("You’re signed in as Somebody.");
    assertThat(browser.findAll("main input")).as("no form while someone is signed in").isEmpty();
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.find("main .btn.fill").click();
    browser.awaitText("h1", "Practise");

    browser.open("/sign-in");
    browser.find("main .btn.line").click();
    browser.awaitText("main", "You’re signed out. The next person can sign in here.");
    assertThat(cookie(browser, SIGN_IN)).isNull();
    assertThat(signIns.isSignedIn(account)).isFalse();
  }

  @Test
  void aCardSignsInByItsButtonOnly(Browser browser) {
    Account pupil = signIns.withPassword(AccountRole.LEARNER, "a quiet rook");
    browser.open("/card/" + signIns.newCard(pupil));
    browser.awaitText("h1", "Hello, Somebody");
    assertThat(cookie(browser, SIGN_IN)).isNull();
    assertThat(browser.accessibilityViolations()).isEmpty();

    browser.click("form .btn.fill");
    browser.awaitText(".bar .opener", "Somebody");

    assertThat(cookie(browser, SIGN_IN)).isNotNull();
  }

  @Test
  void picturesCanBeChosenByKeyboardAndAreReadOut(Browser browser) {
    browser.open("/sign-in");
    browser.driver().findElement(By.xpath("//button[.='Class card']")).click();
    browser.awaitRest();
    browser
        .driver()
        .findElement(
            By.xpath("//form[.//*[@id='card-password']]//button[.='My password is pictures']"))
        .click();
    browser.awaitRest();
    assertThat(browser.accessibilityViolations()).isEmpty();

    browser.find("[aria-label='Black knight']").sendKeys(Keys.ENTER);
    browser.awaitRest();
    assertThat(browser.find(".pictures [role=status]").getDomProperty("textContent"))
        .isEqualTo("Black knight, 1 of 5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/sign-in", "/card/worthless", "/invitation/worthless"})
  void publicPagesAreAccessible(String path, Browser browser) {
    browser.open(path);

    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.preferDark(true);
    assertThat(browser.colourViolations()).isEmpty();
  }

  /** No address accepts a form from another site. */
  @Test
  void aFormOfAnotherSiteCannotSignIn() throws Exception {
    Account account = signIns.withPassword(AccountRole.LEARNER, "a quiet rook");
    String form = "name=" + account.signInName().replace(" ", "+") + "&password=a+quiet+rook";
    for (String path : new String[] {"/sign-in", "/login", "/card/" + signIns.newCard(account)}) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
              .header("Content-Type", "application/x-www-form-urlencoded")
              .POST(HttpRequest.BodyPublishers.ofString(form))
              .build();
      try (HttpClient client = HttpClient.newHttpClient()) {
        HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());

        assertThat(answer.statusCode()).isGreaterThanOrEqualTo(300);
        assertThat(answer.headers().allValues("Set-Cookie"))
            .noneMatch(cookie -> cookie.startsWith(SIGN_IN));
      }
    }
  }

  private static Cookie cookie(Browser browser, String name) {
    return browser.driver().manage().getCookieNamed(name);
  }
}
