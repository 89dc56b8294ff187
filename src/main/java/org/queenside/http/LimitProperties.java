package org.queenside.http;

import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;
import org.springframework.util.unit.DataSize;

/**
 * The limits for one visitor. The measurements behind the defaults are in docs/operating.md.
 *
 * @param events the most events that a page may send in one request
 * @param navigations how many of them may open another page, which is the most expensive thing an
 *     event can do
 * @param body the largest request body, except for uploads
 * @param bodyTime how long a browser may take to send that body
 * @param requests how many requests are processed at the same time; others have to wait; by default
 *     24 for each processor
 * @param requestWait how long a request waits for its turn before it is refused
 * @param pagesPerSession how many pages one browser may keep open
 * @param pages how many pages may be open in total; by default, what two fifths of the heap can
 *     hold
 * @param connections how many connections may be open
 */
@ConfigurationProperties("queenside.limits")
record LimitProperties(
    @DefaultValue("200") int events,
    @DefaultValue("10") int navigations,
    @DefaultValue("1MB") DataSize body,
    @DefaultValue("10s") Duration bodyTime,
    @Nullable Integer requests,
    @DefaultValue("30s") Duration requestWait,
    @DefaultValue("30") int pagesPerSession,
    @Nullable Integer pages,
    @DefaultValue("10000") int connections) {

  /** A page and its session need 161 KB, as measured. */
  private static final long PAGE_BYTES = 200 << 10;

  private static final int REQUESTS_PER_PROCESSOR = 24;

  /** More than wait for a database that hangs, so that pages which don't need it go on. */
  private static final int LEAST_REQUESTS = 48;

  LimitProperties {
    require("events", events, events >= 1);
    require("navigations", navigations, navigations >= 1);
    require("body", body, body.toBytes() >= 1);
    require("body-time", bodyTime, bodyTime.isPositive());
    require("requests", Objects.requireNonNullElse(requests, 1), requests == null || requests >= 1);
    require("request-wait", requestWait, requestWait.isPositive());
    require("pages-per-session", pagesPerSession, pagesPerSession >= 1);
    require("pages", Objects.requireNonNullElse(pages, 1), pages == null || pages >= 1);
    require("connections", connections, connections >= 1);
  }

  /**
   * Returns how many requests are processed at the same time. If there were many more than
   * processors, all would be slow, also those that others wait for because they hold a connection
   * to the database.
   */
  int requestsAtOnce() {
    return requests == null
        ? Math.max(
            LEAST_REQUESTS, REQUESTS_PER_PROCESSOR * Runtime.getRuntime().availableProcessors())
        : requests;
  }

  /** Returns how many pages may be open. */
  int openPages() {
    return pages == null
        ? (int) Math.max(100, Runtime.getRuntime().maxMemory() / 5 * 2 / PAGE_BYTES)
        : pages;
  }

  private static void require(String name, Object value, boolean fits) {
    if (!fits) {
      throw new InvalidConfigurationPropertyValueException(
          "queenside.limits." + name, value, "It must be greater than zero.");
    }
  }
}
