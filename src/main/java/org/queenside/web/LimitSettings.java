package org.queenside.web;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What one visitor may ask for. The measurements behind the defaults are in docs/operating.md.
 *
 * @param events the most events that a page may send in one request
 * @param navigations how many of them may open another page, which is the most expensive thing an
 *     event can do
 */
@ConfigurationProperties("queenside.limits")
record LimitSettings(@DefaultValue("200") int events, @DefaultValue("10") int navigations) {

  LimitSettings {
    requireAtLeastOne("events", events);
    requireAtLeastOne("navigations", navigations);
  }

  private static void requireAtLeastOne(String name, long value) {
    if (value < 1) {
      throw new IllegalArgumentException(
          "queenside.limits.%s must be at least 1, but is %d".formatted(name, value));
    }
  }
}
