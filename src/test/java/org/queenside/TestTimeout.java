package org.queenside;

import java.time.Duration;

/** How long a test waits for what is certain to happen. No result may depend on it. */
public final class TestTimeout {

  /** Long enough for a busy machine: only a test that fails anyway waits so long. */
  public static final Duration LIMIT = Duration.ofMinutes(2);

  private TestTimeout() {}
}
