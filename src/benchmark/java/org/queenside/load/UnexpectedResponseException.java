package org.queenside.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The server answered something else than a page. */
public final class UnexpectedResponseException extends IOException {

  private static final long serialVersionUID = 1;
  private static final int SHOWN = 200;

  private final int status;
  private final boolean sessionGone;

  UnexpectedResponseException(int status, byte[] body) {
    String text = new String(body, StandardCharsets.UTF_8);
    super("status " + status + ": " + text.substring(0, Math.min(SHOWN, text.length())));
    this.status = status;
    this.sessionGone = text.contains("sessionExpired");
  }

  /** The HTTP status. */
  int status() {
    return status;
  }

  /** Whether the server no longer knows the page, so that a browser would load it again. */
  boolean sessionGone() {
    return sessionGone;
  }
}
