package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

@BrowserTest
class InternalErrorBrowserTest {

  @Test
  void aFailedPageShowsTheRequestIdFromTheLog(Browser browser) {
    var log = (Logger) LoggerFactory.getLogger("org.queenside.web.InternalErrorView");
    var lines = new ListAppender<ILoggingEvent>();
    lines.start();
    log.addAppender(lines);
    // They would leave out a line that another test has caused within a minute.
    List<TurboFilter> filters = List.copyOf(log.getLoggerContext().getTurboFilterList());
    log.getLoggerContext().resetTurboFilterList();
    try {
      browser.open(FailingView.PATH);
    } finally {
      filters.forEach(log.getLoggerContext()::addTurboFilter);
      log.detachAppender(lines);
    }

    String id = lines.list.getFirst().getMDCPropertyMap().get("requestId");
    assertThat(id).matches("[0-9a-f]{12}");
    assertThat(browser.find("main").getText()).contains("If you report this, mention " + id + ".");
  }
}
