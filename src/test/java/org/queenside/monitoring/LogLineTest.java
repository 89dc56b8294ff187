package org.queenside.monitoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class LogLineTest {

  @Test
  void aFailureIsToldByItsMessageAndThatOfItsFirstCause() {
    var disk = new IOException("No space left on device\nat line 2");
    var database = new IllegalStateException("insert failed", disk);

    assertThat(LogLine.of(new IllegalArgumentException("the answer was not saved", database)))
        .isEqualTo("the answer was not saved: No space left on device at line 2");
    assertThat(LogLine.of(new NullPointerException())).isEqualTo("NullPointerException");
    assertThat(LogLine.of((Throwable) null)).isNotEmpty();
  }

  @Test
  void textOfAVisitorStaysOneShortLine() {
    assertThat(LogLine.of("a\r\n2026-11-22 ERROR forged\u2028\u0000b"))
        .isEqualTo("a 2026-11-22 ERROR forged b");
    assertThat(LogLine.of("x".repeat(1_000_000))).hasSize(300);
  }
}
