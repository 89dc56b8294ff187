package org.queenside.web;

import java.time.Clock;
import java.time.ZoneId;
import org.queenside.store.DatabaseClock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableScheduling;

/** The program's clock, and jobs that run by it. */
@Configuration(proxyBeanMethods = false)
@EnableScheduling
class TimeConfiguration {

  /**
   * The time of the database, which all programs on it share. A day begins when it does where the
   * program runs.
   */
  @Bean
  Clock clock(DatabaseClock time) {
    return time.withZone(ZoneId.systemDefault());
  }
}
