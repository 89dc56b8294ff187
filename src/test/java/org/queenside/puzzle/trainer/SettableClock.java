package org.queenside.puzzle.trainer;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that goes only when it is told to. */
final class SettableClock extends Clock {

  private final ZoneId zone;
  private Instant now;

  SettableClock(Instant now, ZoneId zone) {
    this.now = now;
    this.zone = zone;
  }

  static SettableClock atNoon() {
    return new SettableClock(Instant.parse("2026-03-10T12:00:00Z"), ZoneOffset.UTC);
  }

  void advance(Duration time) {
    now = now.plus(time);
  }

  @Override
  public ZoneId getZone() {
    return zone;
  }

  @Override
  public Clock withZone(ZoneId other) {
    return new SettableClock(now, other);
  }

  @Override
  public Instant instant() {
    return now;
  }
}
