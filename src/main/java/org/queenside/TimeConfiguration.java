package org.queenside;

import java.time.Clock;
import java.time.ZoneId;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableScheduling;

/** The program's clock, and jobs that run by it. */
@Configuration(proxyBeanMethods = false)
@EnableScheduling
class TimeConfiguration {

  /** A day begins when it does where the program runs. */
  @Bean
  Clock clock() {
    return Clock.system(ZoneId.systemDefault());
  }
}
