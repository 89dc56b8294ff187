package org.queenside.puzzle;

import java.util.concurrent.TimeUnit;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Finishes deletions of collections that the end of the program interrupted. */
@Component
class Leftovers {

  private final Collections collections;

  Leftovers(Collections collections) {
    this.collections = collections;
  }

  /** Runs soon after the start and then daily. */
  @Scheduled(initialDelay = 1, fixedDelay = 24 * 60, timeUnit = TimeUnit.MINUTES)
  void clear() {
    collections.clearLeaving();
  }
}
