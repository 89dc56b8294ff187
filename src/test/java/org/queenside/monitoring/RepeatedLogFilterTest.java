package org.queenside.monitoring;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RepeatedLogFilterTest {

  private final LoggerContext logback = new LoggerContext();
  private final Logger log = logback.getLogger("store");
  private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
  private long nanoTime = Long.MAX_VALUE - 1000;

  RepeatedLogFilterTest() {
    var filter = new RepeatedLogFilter(() -> nanoTime);
    filter.start();
    logback.addTurboFilter(filter);
    lines.start();
    log.addAppender(lines);
    log.setLevel(Level.INFO);
  }

  @Test
  void aFullDiskIsOneLineAMinuteWithACountOfTheOthers() {
    IntStream.range(0, 2514).forEach(i -> log.warn("Answer {} was not saved", i));
    nanoTime += Duration.ofMinutes(1).toNanos();
    log.warn("Answer {} was not saved", 2514);

    assertThat(written())
        .containsExactly(
            "Answer 0 was not saved",
            "The next line was left out 2513 times since it was last logged",
            "Answer 2514 was not saved");
  }

  @Test
  void anotherKindOfExceptionIsAnotherLine() {
    log.error("A request failed", new IllegalStateException("a"));
    log.error("A request failed", new IllegalStateException("b"));
    log.error("A request failed", new IOException("c"));
    log.error("The page {} failed", "/a", new IOException("d"));
    log.error("The page {} failed", "/b", new IllegalStateException("e"));

    assertThat(written()).hasSize(4);
  }

  @Test
  void informationIsNeverLeftOut() {
    log.info("Saved");
    log.info("Saved");

    assertThat(written()).hasSize(2);
  }

  @Test
  void linesThatAreNeverTheSameDoNotFillTheMemory() {
    IntStream.range(0, 100_000).forEach(i -> log.warn("x".repeat(1_000) + i));

    assertThat(written()).hasSize(1);
  }

  private List<String> written() {
    return lines.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
  }
}
