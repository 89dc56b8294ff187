package org.queenside.web;

import java.util.List;
import org.springframework.scheduling.annotation.SchedulingConfigurer;
import org.springframework.scheduling.config.ScheduledTaskRegistrar;
import org.springframework.stereotype.Component;

/**
 * Leaves out the scheduled jobs of applications in tests: on a slow machine a test would meet them,
 * on a fast one not. Tests of jobs call them.
 */
@Component
final class NoScheduledJobs implements SchedulingConfigurer {

  @Override
  public void configureTasks(ScheduledTaskRegistrar jobs) {
    jobs.setFixedDelayTasksList(List.of());
  }
}
