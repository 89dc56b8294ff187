package org.queenside.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

@ExtendWith(OutputCaptureExtension.class)
class RefusalLogTest {

  private Instant now = Instant.parse("2026-11-21T10:00:00Z");
  private final InstantSource source = () -> now;
  private final RefusalLog log = new RefusalLog(source.withZone(ZoneOffset.UTC));

  @Test
  void anAttackIsALineAMinute(CapturedOutput output) {
    for (int i = 0; i < 1000; i++) {
      log.note(Refusal.TOO_MANY_EVENTS, "192.0.2.7");
    }
    log.note(Refusal.MALFORMED, "192.0.2.8");
    now = now.plus(Duration.ofMinutes(1));
    log.note(Refusal.TOO_MANY_EVENTS, "192.0.2.7");
    assertThat(output.getOut().lines())
        .satisfiesExactly(
            line -> assertThat(line).endsWith("from 192.0.2.7: too many events"),
            line -> assertThat(line).endsWith("from 192.0.2.8: malformed"),
            line ->
                assertThat(line)
                    .endsWith("from 192.0.2.7: too many events (and 999 more in the last minute)"));
  }

  @Test
  void nobodyForgesALineOrFillsTheLog() {
    assertThat(LogText.of("a\r\nb\u2028c\u001b[2J")).isEqualTo("a??b?c?[2J");
    assertThat(LogText.of("x".repeat(1_000_000))).hasSize(101);
    assertThat(LogText.of(null)).isEqualTo("unknown");
  }
}
