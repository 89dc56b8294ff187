package org.queenside.http;

import com.vaadin.flow.component.UI;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Checks what a page sends before any of it is processed. Flow itself accepts any number of events,
 * and fails with a stack trace if one differs from what its own client sends.
 */
final class UidlMessageCheck {

  private static final JsonMapper JSON = new JsonMapper();

  /** Events have about a dozen values; a larger one is a single text value. */
  private static final int VALUES_PER_EVENT = 100;

  /** Longer than any address that a browser can send to open a page. */
  private static final int LONGEST_ADDRESS = 8192;

  private UidlMessageCheck() {}

  /**
   * Returns why a message mustn't be handled.
   *
   * @param page the page it is for, or null if it isn't open any more
   * @param message the body of the request
   * @return null if it may be handled
   */
  static @Nullable RequestRefusal refusal(
      @Nullable UI page, @Nullable String message, LimitProperties limits) {
    if (message == null || message.isEmpty()) {
      return null;
    }
    try {
      return hasTooManyValues(message, (long) limits.events() * VALUES_PER_EVENT)
          ? RequestRefusal.TOO_MANY_EVENTS
          : refusal(page, JSON.readTree(message), limits);
    } catch (JacksonException e) {
      return RequestRefusal.MALFORMED;
    }
  }

  /**
   * Counts without storing anything, because a tree of small values is many times larger than the
   * text.
   */
  private static boolean hasTooManyValues(String message, long most) {
    try (JsonParser parser = JSON.createParser(message)) {
      long values = 0;
      while (values <= most && parser.nextToken() != null) {
        values++;
      }
      return values > most;
    }
  }

  private static @Nullable RequestRefusal refusal(
      @Nullable UI page, JsonNode message, LimitProperties limits) {
    JsonNode events = message.path("rpc");
    boolean unload = message.has("UNLOAD");
    if (!events.isArray()
        || !(message.path("syncId").isInt() || unload)
        || !isIntOrMissing(message.path("clientId"))
        || !isTextOrMissing(message.path("csrfToken"))
        || !isBooleanOrMissing(message.path("resynchronize"))) {
      return RequestRefusal.MALFORMED;
    }
    if (events.size() > limits.events()) {
      return RequestRefusal.TOO_MANY_EVENTS;
    }
    int navigations = 0;
    for (JsonNode event : events) {
      if (!isWellFormed(event)) {
        return RequestRefusal.MALFORMED;
      }
      if (opensPage(event) && ++navigations > limits.navigations()) {
        return RequestRefusal.TOO_MANY_EVENTS;
      }
    }
    return page == null || FieldLengthCheck.fits(page, events) ? null : RequestRefusal.TOO_LARGE;
  }

  private static boolean isWellFormed(JsonNode event) {
    boolean hasNode = event.path("node").isInt();
    return switch (event.path("type").asString("")) {
      case "event" ->
          hasNode
              && event.path("event").isString()
              && !(opensPage(event) && event.path("data").toString().length() > LONGEST_ADDRESS);
      case "mSync" -> hasNode && event.path("feature").isInt() && event.path("property").isString();
      case "channel" -> hasNode && event.path("channel").isInt() && event.path("args").isArray();
      case "navigation" ->
          event.path("location").isString()
              && event.path("location").asString().length() <= LONGEST_ADDRESS;
      // Our pages have no methods that a browser may call, and no template elements.
      default -> false;
    };
  }

  private static boolean opensPage(JsonNode event) {
    return event.path("type").asString("").equals("navigation")
        || event.path("event").asString("").startsWith("ui-");
  }

  private static boolean isIntOrMissing(JsonNode value) {
    return value.isMissingNode() || value.isInt();
  }

  private static boolean isTextOrMissing(JsonNode value) {
    return value.isMissingNode() || value.isString();
  }

  private static boolean isBooleanOrMissing(JsonNode value) {
    return value.isMissingNode() || value.isBoolean();
  }
}
