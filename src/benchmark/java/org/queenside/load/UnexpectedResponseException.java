package org.queenside.load;

import java.io.IOException;

/** Thrown if the server answers with something other than a page. */
public final class UnexpectedResponseException extends IOException {

  private static final long serialVersionUID = 1;
  private static final int SHOWN = 200;

  private final int status;
  private final boolean sessionGone;

  UnexpectedResponseException(HttpConnection.Answer answer) {
    String text = answer.text();
    super("status " + answer.status() + ": " + text.substring(0, Math.min(SHOWN, text.length())));
    this.status = answer.status();
    this.sessionGone = text.contains("sessionExpired");
  }

  /** Returns the HTTP status. */
  int status() {
    return status;
  }

  /** Returns whether the server no longer knows the page, so that a browser would reload it. */
  boolean sessionGone() {
    return sessionGone;
  }
}
