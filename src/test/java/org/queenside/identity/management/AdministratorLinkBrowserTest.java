package org.queenside.identity.management;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.browser.Browser;
import org.queenside.browser.BrowserTest;
import org.springframework.beans.factory.annotation.Autowired;

@BrowserTest
class AdministratorLinkBrowserTest {

  @Autowired private AdministratorLinkService firstLink;

  @Test
  void theLinkMakesAnAdministratorWhoCanSignInAgainWithThePassword(Browser browser) {
    String path = firstLink.make(true);
    browser.open(path);
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.find("#own-name").sendKeys("Ms Head");
    browser.find("#name").sendKeys("Head  Mistress");
    browser.find("#password").sendKeys("correct horse battery");
    browser.click("form .btn.fill");
    browser.awaitText("h1", "Nobody backs up your data");
    browser.awaitText(".bar .opener", "Ms Head");

    browser.resize(390, 844);
    for (String page : List.of("classes", "system", "log", "new-classes", "no-class")) {
      browser.open("/administration/" + page);
      assertThat(browser.accessibilityViolations()).as(page).isEmpty();
    }
    browser.open("/classes/new-year");
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.resize(1280, 800);

    browser.click(".bar .opener");
    browser.click("#account-menu button");
    browser.awaitText(".bar .opener", "Sign in");
    browser.open("/collections");
    assertThat(browser.findAll("#upload-file")).isEmpty();

    browser.open("/sign-in?next=collections");
    browser.find("#name").sendKeys("head mistress");
    browser.find("#password").sendKeys("correct horse battery");
    browser.click("form .btn.fill");
    browser.awaitText("h1", "Collections");
    assertThat(browser.findAll("#upload-file")).hasSize(1);

    browser.open(path);
    assertThat(browser.find("h1").getText()).isEqualTo("There’s nothing at this address.");
  }
}
