package org.queenside.web;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationStartedEvent;
import org.springframework.context.ApplicationListener;

/**
 * Warns at start if Java would keep the program running after an {@link OutOfMemoryError}. By then
 * any thread may have stopped halfway through its work, including the one that writes the database
 * file. Java can only be told when it is started, so all the program can do is warn.
 */
public final class OutOfMemoryExitWarning implements ApplicationListener<ApplicationStartedEvent> {

  private static final Logger LOG = LoggerFactory.getLogger(OutOfMemoryExitWarning.class);
  private static final String OPTION = "ExitOnOutOfMemoryError";

  @Override
  public void onApplicationEvent(ApplicationStartedEvent event) {
    if (!exitsOnOutOfMemory()) {
      LOG.warn(
          "Java is running without -XX:+{}: if memory runs out, answers may be lost."
              + " Start with: java -XX:+{} -jar queenside.jar",
          OPTION,
          OPTION);
    }
  }

  /** Returns true for virtual machines other than HotSpot, whose options aren't known. */
  private static boolean exitsOnOutOfMemory() {
    @Nullable HotSpotDiagnosticMXBean options =
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
    return options == null || Boolean.parseBoolean(options.getVMOption(OPTION).getValue());
  }
}
