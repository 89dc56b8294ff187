package org.queenside;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/** Measures work by the time that a processor needs for it, however busy the machine is. */
public final class ProcessorTime {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ProcessorTime() {}

  /** Returns how long the processor is busy with what this thread does. */
  public static Duration of(Runnable work) {
    long before = THREADS.getCurrentThreadCpuTime();
    work.run();
    return Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - before);
  }
}
