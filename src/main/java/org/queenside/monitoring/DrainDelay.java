package org.queenside.monitoring;

import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/**
 * Keeps the program responding for a while after it was told to stop. Spring Boot reports at once
 * that it isn't ready any more; a proxy takes a few seconds to notice and to send new requests to
 * another program.
 */
@Component
final class DrainDelay implements SmartLifecycle {

  /** Spring gives each phase of a stop 30 s by default, and then continues silently. */
  private static final Duration LONGEST = Duration.ofSeconds(25);

  private final Duration delay;
  private volatile boolean running;

  /**
   * Creates the bean.
   *
   * @param delay from zero, if there is no proxy, to 25 seconds
   * @throws IllegalArgumentException if it's longer or negative
   */
  DrainDelay(@Value("${queenside.drain:0s}") Duration delay) {
    if (delay.isNegative() || delay.compareTo(LONGEST) > 0) {
      throw new IllegalArgumentException(
          "queenside.drain is %s; it must be between 0s and 25s".formatted(delay));
    }
    this.delay = delay;
  }

  @Override
  public void start() {
    running = true;
  }

  @Override
  public void stop() {
    running = false;
    try {
      Thread.sleep(delay);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public boolean isRunning() {
    return running;
  }

  /** What starts last stops first, before the web server closes its port. */
  @Override
  public int getPhase() {
    return Integer.MAX_VALUE;
  }
}
