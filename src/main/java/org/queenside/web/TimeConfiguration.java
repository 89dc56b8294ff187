package org.queenside.web;

import java.time.Clock;
import java.time.ZoneId;
import org.queenside.store.DatabaseClock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableScheduling;

/** The program's clock, and scheduling. */
@Configuration(proxyBeanMethods = false)
@EnableScheduling
class TimeConfiguration {

  /**
   * Returns the clock of the database, which all programs on it share. Days begin in the time zone
   * of this program.
   */
  @Bean
  Clock clock(DatabaseClock time) {
    return time.withZone(ZoneId.systemDefault());
  }
}
