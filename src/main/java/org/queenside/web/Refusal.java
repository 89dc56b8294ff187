package org.queenside.web;

import jakarta.servlet.http.HttpServletResponse;

/** Why a request was refused, and what the sender reads. */
enum Refusal {
  TOO_MANY_EVENTS(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE, "Too many events at once."),
  MALFORMED(HttpServletResponse.SC_BAD_REQUEST, "This request makes no sense.");

  private final int status;
  private final String text;

  Refusal(int status, String text) {
    this.status = status;
    this.text = text;
  }

  int status() {
    return status;
  }

  String text() {
    return text;
  }
}
