package org.queenside.web;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Notes refused requests: one line for the first of a kind, then one a minute with how many there
 * were, so that an attack can't fill the disk with lines about itself.
 */
@Component
class RefusalLog {

  private static final Logger LOG = LoggerFactory.getLogger(RefusalLog.class);
  private static final Duration PAUSE = Duration.ofMinutes(1);

  private final Clock clock;
  private final Map<Refusal, Silence> silences = new EnumMap<>(Refusal.class);

  RefusalLog(Clock clock) {
    this.clock = clock;
  }

  /** Until when nothing is logged, and how often it would have been. */
  private record Silence(Instant until, int unsaid) {}

  /**
   * Notes one refused request.
   *
   * @param address where it came from
   */
  void note(Refusal refusal, @Nullable String address) {
    int unsaid = unsaidUnlessSilent(refusal);
    if (unsaid >= 0) {
      LOG.warn(
          "Refused a request from {}: {}{}",
          LogText.of(address),
          refusal.name().toLowerCase(Locale.ROOT).replace('_', ' '),
          unsaid == 0 ? "" : " (and %d more in the last minute)".formatted(unsaid));
    }
  }

  /** Returns how many were not logged since the last line, or -1 if this one isn't either. */
  private synchronized int unsaidUnlessSilent(Refusal refusal) {
    Instant now = clock.instant();
    Silence silence = silences.get(refusal);
    if (silence != null && now.isBefore(silence.until())) {
      silences.put(refusal, new Silence(silence.until(), silence.unsaid() + 1));
      return -1;
    }
    silences.put(refusal, new Silence(now.plus(PAUSE), 0));
    return silence == null ? 0 : silence.unsaid();
  }
}
