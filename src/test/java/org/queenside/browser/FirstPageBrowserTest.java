package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

@BrowserTest
class FirstPageBrowserTest {

  @Test
  void theFirstPageOffersAKnightToTryBeforeAnythingElse(Browser browser) {
    browser.open("/");
    assertThat(browser.driver().getTitle()).contains("Queenside");

    browser.click("[data-square=c3]");
    browser.click("[data-square=d5]");

    assertThat(browser.find(".invite").getText()).contains("the knight’s jump");
  }

  @Test
  void anIllegalJumpIsAnsweredWithItsRule(Browser browser) {
    browser.open("/");

    browser.click("[data-square=c3]");
    browser.click("[data-square=c5]");

    assertThat(browser.find(".invite").getText()).contains("knight").contains("c5");
  }
}
