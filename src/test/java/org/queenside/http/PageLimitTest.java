package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.openqa.selenium.WebElement;
import org.queenside.browser.Browser;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/**
 * Pages that are opened and never closed. Each test closes its own, so they can run in any order.
 */
@TightLimits
@TestMethodOrder(MethodOrderer.Random.class)
class PageLimitTest {

  private static final int MOST = TightLimits.PAGES;
  private static final int PER_SESSION = TightLimits.PAGES_PER_SESSION;

  @LocalServerPort private int port;
  @Autowired private PageLimitListener limit;
  private final List<RawFlowPage> opened = new ArrayList<>();

  @AfterEach
  void closePages() {
    opened.forEach(RawFlowPage::close);
  }

  private RawFlowPage open() {
    return noted(RawFlowPage.of(port));
  }

  private RawFlowPage noted(RawFlowPage page) {
    opened.add(page);
    return page;
  }

  @Test
  void aPageThatHadToCloseLoadsItselfAgain(Browser browser) {
    browser.open("/course");
    WebElement closed = browser.find("main h1");
    String session = browser.driver().manage().getCookieNamed("JSESSIONID").getValue();
    RawFlowPage other = noted(RawFlowPage.of(port, session));
    for (int i = 0; i < PER_SESSION; i++) {
      other = noted(other.another());
    }
    browser.find("a[href='puzzles']").click();
    browser.awaitPageAfter(closed);
    browser.click("a[href='puzzles']");
    browser.awaitText("main h1", "Puzzles");
  }

  @Test
  void pagesOfOneSessionDoNotAllStayOpen() {
    RawFlowPage page = open();
    int before = limit.openPages();
    for (int i = 0; i < 2 * PER_SESSION; i++) {
      page = noted(page.another());
    }
    // One more is counted until the request that opened it ends.
    assertThat(limit.openPages() - before).isLessThanOrEqualTo(PER_SESSION);
    assertThat(page.show("course").body()).contains("Your path");
  }

  @Test
  void unusedPagesMakeRoomForOthers() {
    for (int i = 0; i < 2 * MOST; i++) {
      open();
    }
    assertThat(limit.openPages()).isLessThanOrEqualTo(MOST);
  }

  @Test
  void whenAllPagesAreInUseThereIsNoRoomForAnother() {
    RawFlowPage first = use(open());
    // One fewer than the limit fits, or fewer if another test has just used a page in a browser.
    assertThatThrownBy(
            () -> {
              for (int i = 0; i < MOST; i++) {
                use(open());
              }
            })
        .hasMessageContaining("503 Too many people are using Queenside right now.");
    // Pages that are in use are not affected.
    assertThat(first.show("course").statusCode()).isEqualTo(200);
  }

  /** An event after the page is shown counts as using it. */
  private static RawFlowPage use(RawFlowPage page) {
    page.show("course");
    page.show("play");
    return page;
  }
}
