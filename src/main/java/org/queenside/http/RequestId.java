package org.queenside.http;

import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/**
 * The id of a request. It's in every log line of the request, in the response header {@value
 * #HEADER} and on the error page. An id in the request itself is ignored, because it would let
 * anyone write anything to the log.
 */
public final class RequestId {

  /** The response header. */
  public static final String HEADER = "X-Request-Id";

  /** The key for log patterns. */
  static final String KEY = "requestId";

  private static final int DIGITS = 12;

  private RequestId() {}

  /** Returns the id of the request that this thread is processing, or null outside of requests. */
  public static @Nullable String current() {
    return MDC.get(KEY);
  }

  /**
   * Makes an id of 12 hexadecimal digits. It only tells requests apart, so it needn't be secret.
   */
  static String next() {
    return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong(), DIGITS);
  }
}
