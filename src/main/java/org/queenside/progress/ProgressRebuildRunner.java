package org.queenside.progress;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.stereotype.Component;

/**
 * Recomputes all progress from the log when the program is started with {@code
 * queenside.rebuild-progress}.
 */
@Component
@ConditionalOnBooleanProperty("queenside.rebuild-progress")
record ProgressRebuildRunner(AttemptLogService log) implements ApplicationRunner {

  private static final Logger LOG = LoggerFactory.getLogger(ProgressRebuildRunner.class);

  @Override
  public void run(ApplicationArguments arguments) {
    log.rebuild();
    LOG.info("All progress was computed again from the attempt log");
  }
}
