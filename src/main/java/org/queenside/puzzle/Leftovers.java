package org.queenside.puzzle;

import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/** Finishes deletions of collections that the end of the program interrupted. */
@Component
class Leftovers {

  private static final Logger LOG = LoggerFactory.getLogger(Leftovers.class);

  private final Collections collections;

  Leftovers(Collections collections) {
    this.collections = collections;
  }

  /** Runs soon after the start and then daily. */
  @Scheduled(initialDelay = 1, fixedDelay = 24 * 60, timeUnit = TimeUnit.MINUTES)
  void clear() {
    try {
      collections.clearLeaving();
    } catch (DataAccessException | TransactionException e) {
      LOG.warn("A deleted collection could not be cleared; the next try is tomorrow", e);
    }
  }
}
