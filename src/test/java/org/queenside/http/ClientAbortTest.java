package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.browser.BrowserTest;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A browser that resets its connection while it gets an answer is no error of the program. */
@BrowserTest
class ClientAbortTest {

  /** A reset may come too early or too late to interrupt anything. */
  private static final int MOST_TRIES = 300;

  private static final Pattern DOWNLOAD = Pattern.compile("VAADIN/dynamic/resource/[^\"\\\\ ]+");

  private final Logger all = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  private final Logger aborts = (Logger) LoggerFactory.getLogger(ClientAbort.class);
  private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
  @Autowired private MeterRegistry meters;
  @LocalServerPort private int port;

  @BeforeEach
  void record() {
    lines.start();
    all.addAppender(lines);
    aborts.setLevel(Level.DEBUG);
  }

  @AfterEach
  void stopRecording() {
    aborts.setLevel(null);
    all.detachAppender(lines);
  }

  @Test
  void aPage() {
    assertQuiet(() -> get("/course", ""));
  }

  @Test
  void aFile() {
    assertQuiet(() -> get("/css/base.css", ""));
  }

  @Test
  void anErrorPage() {
    assertQuiet(() -> get("/no-such-page", ""));
  }

  @Test
  void theAnswerToAnEvent() {
    RawFlowPage page = RawFlowPage.of(port);
    page.show("course");
    assertQuiet(() -> page.request(page.message(List.of(RawFlowPage.navigation("play")))));
  }

  @Test
  void aDownload() {
    RawFlowPage page = RawFlowPage.of(port);
    HttpResponse<String> shown = page.show("play/chess");
    Matcher address = DOWNLOAD.matcher(shown.body());
    assertThat(address.find()).as(shown.body()).isTrue();
    assertQuiet(() -> get("/" + address.group(), "Cookie: " + page.session() + "\r\n"));
  }

  private static String get(String path, String headers) {
    return "GET %s HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n%s\r\n"
        .formatted(path, headers);
  }

  /** Resets connections in the middle of several answers, until one was interrupted. */
  private void assertQuiet(Supplier<String> request) {
    long before = serverErrors();
    int tries = 0;
    while (interrupted() == 0 && tries++ < MOST_TRIES) {
      RawConnection connection = new RawConnection(port);
      connection.send(request.get().repeat(4)).readSome();
      connection.reset();
    }
    List<ILoggingEvent> logged = List.copyOf(lines.list);
    assertThat(logged).noneMatch(line -> line.getLevel().isGreaterOrEqual(Level.INFO));
    assertThat(interrupted()).isPositive();
    assertThat(logged).noneMatch(line -> line.getThrowableProxy() != null);
    assertThat(meters.find("http.server.requests").timers()).isNotEmpty();
    assertThat(serverErrors()).isEqualTo(before);
  }

  /** Includes those of other tests, which share the application. */
  private long serverErrors() {
    return meters.find("http.server.requests").tag("outcome", "SERVER_ERROR").timers().stream()
        .mapToLong(Timer::count)
        .sum();
  }

  private long interrupted() {
    return List.copyOf(lines.list).stream()
        .filter(line -> line.getLoggerName().equals(aborts.getName()))
        .count();
  }
}
