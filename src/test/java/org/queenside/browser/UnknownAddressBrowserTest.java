package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@BrowserTest
class UnknownAddressBrowserTest {

  @ParameterizedTest
  @ValueSource(strings = {"/no-such-page", "/learn/no-such-lesson", "/learn/rook/x?y=%3Cb%3E#z"})
  void anAddressThatLeadsNowhereSaysSoAndLeadsToTheCourse(String path, Browser browser) {
    browser.open(path);

    assertThat(browser.find("h1").getText()).isEqualTo("There is nothing at this address.");
    browser.click(".plain .btn");
    assertThat(browser.path()).isEqualTo("/course");
  }
}
