package org.queenside.http;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import jdk.management.VirtualThreadSchedulerMXBean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/**
 * Gives virtual threads more carriers while none of them can run.
 *
 * <p>Java has one carrier for each processor, and a virtual thread that waits for a class to be
 * loaded can't leave its carrier. If all carriers wait for a lock that another virtual thread is to
 * get next, that thread never runs, and without this watchdog the program would answer nobody
 * again. With many carriers from the start, Java's compiler would have to share the processors with
 * all of them, and a school that arrives at once would wait longer, as measured.
 */
@Component
final class VirtualThreadWatchdog implements DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(VirtualThreadWatchdog.class);

  private static final Duration PAUSE = Duration.ofSeconds(2);

  /**
   * The share of one processor's time below which nothing runs. In a rush, a virtual thread waits
   * longer than a pause too, but the processors are busy.
   */
  private static final double IDLE = 0.1;

  /** Java's own limit, unless {@code jdk.virtualThreadScheduler.maxPoolSize} changes it. */
  private static final int MOST = 256;

  /** Java on some processors gives each virtual thread a platform thread of its own. */
  private static final int WITHOUT_CARRIERS = -1;

  private final VirtualThreadSchedulerMXBean scheduler =
      ManagementFactory.getPlatformMXBean(VirtualThreadSchedulerMXBean.class);

  private final OperatingSystemMXBean system =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private final int usual = scheduler.getParallelism();

  private final ScheduledExecutorService checks =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("virtual-thread-watchdog").factory());

  private Thread probe = startProbe();
  private long processorNanos = system.getProcessCpuTime();

  VirtualThreadWatchdog() {
    if (scheduler.getPoolSize() == WITHOUT_CARRIERS) {
      return;
    }
    // Loads what a check needs now. Later, loading a class might wait for the same lock.
    scheduler.setParallelism(usual);
    Thread.ofPlatform().daemon().start(VirtualThreadWatchdog::startProbe);
    var _ =
        checks.scheduleWithFixedDelay(
            this::check, PAUSE.toMillis(), PAUSE.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void check() {
    long nanos = system.getProcessCpuTime();
    boolean idle = nanos - processorNanos < PAUSE.toNanos() * IDLE;
    processorNanos = nanos;
    if (!probe.isAlive()) {
      if (scheduler.getParallelism() > usual) {
        scheduler.setParallelism(usual);
      }
      probe = startProbe();
    } else if (idle) {
      addCarriers();
    }
  }

  private void addCarriers() {
    scheduler.setParallelism(Math.min(scheduler.getParallelism() + usual, MOST));
    // Java starts a carrier only for the first task in the queue of the thread that submits it.
    Thread.ofPlatform().daemon().start(VirtualThreadWatchdog::startProbe);
    LOG.warn("No virtual thread could run for {} s, so more carriers start", PAUSE.toSeconds());
  }

  /** A thread that ends as soon as it gets a carrier. */
  private static Thread startProbe() {
    return Thread.ofVirtual().name("watchdog-probe").start(() -> {});
  }

  @Override
  public void destroy() {
    checks.shutdownNow();
  }
}
