package org.queenside.web;

import java.io.IOException;

/** The body of a request isn't read to its end. */
final class RefusedException extends IOException {

  private static final long serialVersionUID = 1;

  private final Refusal refusal;

  RefusedException(Refusal refusal) {
    super(refusal.text());
    this.refusal = refusal;
  }

  Refusal refusal() {
    return refusal;
  }
}
