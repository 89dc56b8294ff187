package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;
import org.queenside.chess.Color;
import org.queenside.chess.Move;

/** What a character says before a lesson. */
@BrowserTest
class GreetingBrowserTest {

  private static final String LESSON = "/learn/rook/first-move";
  private static final String QUIET = ".more queenside-setting[name=quiet] button";

  private final Browser browser;

  GreetingBrowserTest(Browser browser) {
    this.browser = browser;
  }

  @Test
  void itIsReadWithTheTaskAndLeavesAfterTheFirstMoveWithoutMovingAnything() {
    browser.resize(390, 844);
    browser.open(LESSON);
    WebElement task = browser.driver().switchTo().activeElement();
    assertThat(task.getTagName()).isEqualTo("h1");
    assertThat(task.getAccessibleName()).startsWith("Hungry Pawn says:").endsWith(task.getText());
    int place = browser.find(".qb-stage").getLocation().y;
    assertThat(browser.find(".greeting").getRect().y).isGreaterThan(place + 390);

    new TouchInput(browser).move(Move.parseUci("a2a7"), Color.WHITE);

    browser.find(".say.yes");
    assertThat(browser.findAll(".greeting")).isEmpty();
    assertThat(browser.find(".qb-stage").getLocation().y).isEqualTo(place);
    assertThat(browser.find("h1").getAccessibleName()).isEqualTo(browser.find("h1").getText());
  }

  @Test
  void aPressClosesIt() {
    browser.open(LESSON);

    browser.click(".greeting button");

    assertThat(browser.find(".greeting").isDisplayed()).isFalse();
    assertThat(browser.driver().switchTo().activeElement().getTagName()).isEqualTo("h1");
  }

  @Test
  void nobodyTalksToThoseWhoWantQuiet() {
    browser.open(LESSON);
    browser.click(QUIET);
    assertThat(browser.find(".greeting").isDisplayed()).isFalse();

    browser.reload();
    assertThat(browser.find(".greeting").isDisplayed()).isFalse();
    assertThat(browser.find("h1").getAccessibleName()).isEqualTo(browser.find("h1").getText());

    browser.click(QUIET);
    assertThat(browser.find(".greeting").isDisplayed()).isTrue();
  }
}
