package org.queenside.http;

import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/**
 * The name of a request: it's in every line that the request writes into the log, in the answer's
 * header {@value #HEADER} and on the page that tells of a failure. An id that a request brings
 * along is ignored, as anyone could write anything into the log with it.
 */
public final class RequestId {

  /** The header of the answer. */
  public static final String HEADER = "X-Request-Id";

  /** The key for log patterns. */
  static final String KEY = "requestId";

  private static final int DIGITS = 12;

  private RequestId() {}

  /** Returns the id of the request that this thread works on, or null outside of requests. */
  public static @Nullable String current() {
    return MDC.get(KEY);
  }

  /** Makes an id of 12 hexadecimal digits: telling requests apart needs no secret. */
  static String next() {
    return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong(), DIGITS);
  }
}
