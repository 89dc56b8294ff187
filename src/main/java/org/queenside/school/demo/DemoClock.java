package org.queenside.school.demo;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.function.Supplier;
import org.queenside.store.DatabaseClock;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;

/** The time at which made-up pupils work. All services see it, but only in their thread. */
final class DemoClock {

  private static final ScopedValue<DemoClock> CURRENT = ScopedValue.newInstance();

  private Instant now;

  private DemoClock(Instant now) {
    this.now = now;
  }

  /** Runs a task that begins at a time of its own. */
  static <T> T call(Instant begin, Supplier<T> task) {
    return ScopedValue.where(CURRENT, new DemoClock(begin)).call(task::get);
  }

  /** Moves the time of the running task. */
  static void set(Instant now) {
    CURRENT.get().now = now;
  }

  static void advance(Duration duration) {
    set(CURRENT.get().now.plus(duration));
  }

  /** Replaces the clock of all services. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnBooleanProperty("queenside.demo")
  static class DemoClockConfiguration {

    @Bean
    @Primary
    Clock demoClock(DatabaseClock time) {
      InstantSource source = () -> CURRENT.isBound() ? CURRENT.get().now : time.instant();
      return source.withZone(ZoneId.systemDefault());
    }
  }
}
