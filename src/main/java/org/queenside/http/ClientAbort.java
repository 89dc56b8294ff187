package org.queenside.http;

import java.util.Objects;
import java.util.stream.Stream;
import org.apache.catalina.connector.ClientAbortException;
import org.jspecify.annotations.Nullable;
import org.queenside.monitoring.LogLine;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.web.context.request.async.AsyncRequestNotUsableException;

/** A browser that went away before it had its whole answer. That's no error of the program. */
public final class ClientAbort {

  private static final Logger LOG = LoggerFactory.getLogger(ClientAbort.class);

  private ClientAbort() {}

  /** Returns whether a failure happened only because the browser went away. */
  public static boolean isCauseOf(@Nullable Throwable failure) {
    return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
        .anyMatch(
            cause ->
                cause instanceof ClientAbortException
                    || cause instanceof AsyncRequestNotUsableException);
  }

  static void log(Throwable failure) {
    LOG.debug(
        "A browser went away before it had its whole answer: {}",
        LogLine.of(String.valueOf(failure.getMessage())));
  }
}
