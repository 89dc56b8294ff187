package org.queenside.http;

import java.io.IOException;

/** A request's body isn't read completely. */
final class RequestRefusedException extends IOException {

  private static final long serialVersionUID = 1;

  private final RequestRefusal refusal;

  RequestRefusedException(RequestRefusal refusal) {
    super(refusal.text());
    this.refusal = refusal;
  }

  RequestRefusal refusal() {
    return refusal;
  }
}
