package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

@BrowserTest
class FirstPageBrowserTest {

  @Test
  void theFirstPageNamesTheProgram(Browser browser) {
    browser.open("/");

    assertThat(browser.find("h1").getText()).contains("Queenside");
  }
}
