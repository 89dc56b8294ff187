package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.availability.AvailabilityChangeEvent;
import org.springframework.boot.availability.ReadinessState;
import org.springframework.context.ApplicationContext;

/** An open page moves away from a program that is stopping. */
@BrowserTest
class DrainBrowserTest {

  @Autowired private ApplicationContext program;

  @Test
  void theNextPageIsReloadedSoThatTheProxyCanMoveIt(Browser browser) {
    browser.open("/");
    browser.driver().executeScript("window.stays = true");
    goToTheCourse(browser);
    assertThat(stays(browser)).as("while the program is ready").isTrue();

    browser.open("/");
    browser.driver().executeScript("window.stays = true");
    AvailabilityChangeEvent.publish(program, ReadinessState.REFUSING_TRAFFIC);
    try {
      WebElement document = browser.find("html");
      browser.find("a[href='course']").click();
      browser.awaitPageAfter(document);
      assertThat(browser.path()).isEqualTo("/course");
    } finally {
      AvailabilityChangeEvent.publish(program, ReadinessState.ACCEPTING_TRAFFIC);
    }
  }

  private static void goToTheCourse(Browser browser) {
    browser.click("a[href='course']");
  }

  private static boolean stays(Browser browser) {
    return browser.driver().executeScript("return window.stays === true").equals(true);
  }
}
