package org.queenside.identity.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Cookie;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.queenside.browser.Browser;
import org.queenside.browser.BrowserTest;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** How a real browser is recognised, from the first response to "Forget me". */
@BrowserTest
class GuestBrowserTest {

  private static final String EXERCISE = "/learn/board/find-first";
  private static final String SESSION = "JSESSIONID";

  @Autowired private JdbcClient jdbc;

  @Test
  void lookingAroundLeavesNoCookieAndNoRow(Browser browser) {
    int before = learners();

    browser.open("/");
    browser.open("/course");
    browser.open(EXERCISE);

    assertThat(guestCookie(browser)).isNull();
    assertThat(learners()).isEqualTo(before);
  }

  @Test
  void theFirstAnswerBringsACookieThatBringsTheProgressBackWithoutTheSession(Browser browser) {
    browser.open(EXERCISE);
    press(browser, "Hint");

    Cookie cookie = guestCookie(browser);
    assertThat(cookie.isHttpOnly()).isTrue();
    assertThat(cookie.getSameSite()).isEqualTo("Lax");

    browser.driver().manage().deleteCookieNamed(SESSION);
    browser.open("/course");

    assertThat(isKnown(browser)).isTrue();
    assertThat(guestCookie(browser).getValue()).isEqualTo(cookie.getValue());
  }

  @Test
  void forgetMeDeletesTheCookieAndEveryRow(Browser browser) {
    int before = learners();
    browser.open(EXERCISE);
    press(browser, "Hint");
    assertThat(learners()).isEqualTo(before + 1);

    browser.open("/course");
    press(browser, "Forget me");
    press(browser, "Delete everything");

    assertThat(guestCookie(browser)).isNull();
    assertThat(learners()).isEqualTo(before);
    browser.reload();
    assertThat(isKnown(browser)).isFalse();
  }

  @Test
  void aTabLeftOpenWhileTheOtherForgetsGoesOnAsANewGuest(Browser browser) {
    browser.open(EXERCISE);
    press(browser, "Hint");
    String forgotten = guestCookie(browser).getValue();
    String firstTab = browser.driver().getWindowHandle();

    browser.driver().switchTo().newWindow(WindowType.TAB);
    browser.open("/course");
    press(browser, "Forget me");
    press(browser, "Delete everything");
    browser.driver().close();
    browser.driver().switchTo().window(firstTab);
    press(browser, "Hint");

    assertThat(browser.path()).as("no error page").startsWith(EXERCISE);
    assertThat(guestCookie(browser).getValue()).isNotEqualTo(forgotten);
    browser.open("/course");
    assertThat(isKnown(browser)).isTrue();
  }

  private static boolean isKnown(Browser browser) {
    return !browser.driver().findElements(button("Forget me")).isEmpty();
  }

  private static void press(Browser browser, String label) {
    WebElement button = browser.driver().findElement(button(label));
    browser.awaitSettled(button);
    button.click();
    browser.awaitRest();
  }

  private static By button(String label) {
    return By.xpath("//button[normalize-space()='%s']".formatted(label));
  }

  private static Cookie guestCookie(Browser browser) {
    return browser.driver().manage().getCookieNamed(TokenCookie.GUEST.cookieName());
  }

  private int learners() {
    return jdbc.sql("select count(*) from learner").query(Integer.class).single();
  }
}
