package org.queenside.http;

import io.micrometer.core.instrument.Metrics;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Locale;
import org.queenside.monitoring.LogLine;
import org.queenside.text.MessageBundle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Why a request was refused, and what the sender sees. */
enum RequestRefusal {
  TOO_MANY_EVENTS(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE, "Too many events at once."),
  TOO_LARGE(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE, "This request is too large."),
  TOO_SLOW(HttpServletResponse.SC_REQUEST_TIMEOUT, "This request took too long to arrive."),
  MALFORMED(HttpServletResponse.SC_BAD_REQUEST, "This request isn't valid."),
  MULTIPART(
      HttpServletResponse.SC_UNSUPPORTED_MEDIA_TYPE, "Multipart requests aren't accepted here."),
  WITHOUT_LENGTH(HttpServletResponse.SC_LENGTH_REQUIRED, "A request's length has to be known."),
  TOO_MANY_OF_SESSION(RequestRefusal.TOO_MANY_REQUESTS, "Too many requests at once."),
  /** People read this one and the next, so their texts are in the bundle. */
  FULL(HttpServletResponse.SC_SERVICE_UNAVAILABLE, "refused.full"),
  BUSY(HttpServletResponse.SC_SERVICE_UNAVAILABLE, "refused.busy");

  private static final Logger LOG = LoggerFactory.getLogger(RequestRefusal.class);
  private static final int TOO_MANY_REQUESTS = 429;

  private final int status;
  private final String text;

  RequestRefusal(int status, String text) {
    this.status = status;
    this.text = text;
  }

  int status() {
    return status;
  }

  String text() {
    return text;
  }

  /** Its name in the log. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /**
   * Counts a refused request, logs it in one line and answers it; what is left of its body isn't
   * read any more. The log itself writes the same line once a minute at most, so an attack can't
   * fill the disk with lines about itself.
   *
   * @param request from which the text takes its language
   */
  void refuse(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Metrics.counter("queenside.refused.requests", "reason", toString()).increment();
    LOG.warn(
        "Refused a request from {}: " + this, LogLine.of(String.valueOf(request.getRemoteAddr())));
    response.setStatus(status);
    response.setHeader("Connection", "close");
    response.setHeader("Cache-Control", "no-store");
    if (status == HttpServletResponse.SC_SERVICE_UNAVAILABLE || status == TOO_MANY_REQUESTS) {
      response.setHeader("Retry-After", "5");
      // A browser that shows this tries again.
      response.setHeader("Refresh", "10");
    }
    response.setContentType("text/plain;charset=UTF-8");
    response.getWriter().write(text(request.getLocale()));
  }

  private String text(Locale locale) {
    return this == FULL || this == BUSY
        ? MessageBundle.of("vaadin-i18n.translations", locale).get(text)
        : text;
  }
}
