package org.queenside.identity.session;

import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Deletes counts that no longer limit anything, every ten minutes. Several programs on one database
 * may do it at once.
 */
@Component
record SignInRateLimitCleanupJob(SignInRateLimitRepository limits) {

  private static final Logger LOG = LoggerFactory.getLogger(SignInRateLimitCleanupJob.class);

  @Scheduled(initialDelay = 2, fixedDelay = 10, timeUnit = TimeUnit.MINUTES)
  void deleteFull() {
    try {
      limits.deleteFull(SignInRateLimitRepository.MOST_KEPT);
    } catch (DataAccessException e) {
      String trouble = e.getMostSpecificCause().getMessage();
      LOG.warn("Old counts of wrong sign-ins stay for another ten minutes: {}", trouble);
    }
  }
}
