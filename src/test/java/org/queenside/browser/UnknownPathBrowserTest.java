package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.WebElement;

@BrowserTest
class UnknownPathBrowserTest {

  private static final String ANSWER =
      """
      const [path, done] = arguments;
      fetch(path, {headers: {Accept: 'text/html'}}).then(answer => answer.text()).then(done);
      """;

  @ParameterizedTest
  @ValueSource(strings = {"/no-such", "/learn/no-such-lesson", "/learn/rook/x?y=%3Cb%3E#z"})
  void anUnknownAddressShowsAnErrorAndLeadsToTheCourse(String path, Browser browser) {
    browser.open("/course");
    browser.driver().navigate().to(browser.driver().getCurrentUrl().replace("/course", path));

    assertThat(browser.find("h1").getText()).isEqualTo("There’s nothing at this address.");
    browser.click(".plain .btn");
    browser.awaitRest();
    assertThat(browser.path()).isEqualTo("/course");
  }

  /** Only its page knows whether a drill exists. */
  @Test
  void anAddressThatItsPageRejectsShowsTheSameError(Browser browser) {
    browser.open("/practice/no-such-drill");

    WebElement headline = browser.find("h1");
    assertThat(headline.getText()).isEqualTo("There’s nothing at this address.");
    browser.click(".plain .btn");
    browser.awaitPageAfter(headline);
    assertThat(browser.path()).isEqualTo("/course");
  }

  /** Requests that the web server itself refuses never reach the application's pages. */
  @ParameterizedTest
  @ValueSource(strings = {"/VAADIN/no-such-file.js", "/learn;a=b", "/course//"})
  void addressesRefusedByTheWebServerShowTheSameError(String path, Browser browser) {
    browser.open("/course");

    assertThat(browser.driver().executeAsyncScript(ANSWER, path))
        .asString()
        .contains("There’s nothing at this address.")
        .doesNotContain("Exception", "Whitelabel");
  }
}
