package org.queenside.load;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardEvents;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * An open page without a browser, which speaks the protocol of Vaadin's client.
 *
 * <p>Not thread-safe.
 */
public final class FlowPage {

  private static final JsonMapper JSON = new JsonMapper();

  private final HttpConnection connection;
  private final String uiId;
  private final String key;
  private final Map<Integer, JsonNode> boards = new HashMap<>();
  private boolean saidSomething;
  private int syncId;
  private int clientId;

  private FlowPage(HttpConnection connection, JsonNode app) {
    this.connection = connection;
    this.uiId = app.path("v-uiId").asString();
    this.key = app.path("uidl").path("Vaadin-Security-Key").asString();
    apply(app.path("uidl"));
  }

  /**
   * Opens a page as a browser does from its address bar. The HTML has the content with it.
   *
   * @param path without a leading slash
   * @throws UnexpectedResponseException if the program doesn't answer with that page
   */
  public static FlowPage open(HttpConnection connection, String path) throws IOException {
    HttpConnection.Answer answer = connection.get(path, "");
    String html = answer.text();
    int begin = html.indexOf("{\"initial\":");
    int end = html.indexOf(";</script>", begin);
    if (answer.status() != 200 || begin < 0 || end < begin) {
      throw new UnexpectedResponseException(answer);
    }
    JsonNode state = JSON.readTree(html.substring(begin, end));
    return new FlowPage(connection, state.path("initial").path("appConfig"));
  }

  /** Returns the message that navigates to another page. */
  public String navigation(String path) {
    boards.clear();
    return message(List.of(navigationEvent(path)));
  }

  /** Returns the content of a message that navigates to another page. */
  static Map<String, Object> navigationEvent(String path) {
    return event(
        1, "ui-navigate", Map.of("route", path, "query", "", "appShellTitle", "", "trigger", ""));
  }

  /** Returns the content of a message that reports an event on an element. */
  static Map<String, Object> event(int node, String event, Map<String, ?> data) {
    return Map.of("type", "event", "node", node, "event", event, "data", data);
  }

  /**
   * Returns the message that reports a move on a board.
   *
   * @param board from {@link #board()}
   */
  public String move(Map.Entry<Integer, JsonNode> board, String from, String to) {
    JsonNode detail = BoardEvents.move(board.getValue(), from, to);
    return message(List.of(event(board.getKey(), "board-move", Map.of("event.detail", detail))));
  }

  /**
   * Returns the next message. It is numbered, so the server executes it once even if sent twice.
   */
  String message(List<Map<String, Object>> rpc) {
    return JSON.writeValueAsString(
        Map.of("csrfToken", key, "syncId", syncId, "clientId", clientId++, "rpc", rpc));
  }

  /** Tells the server that the page is closed, as a browser does. */
  void close() throws IOException {
    Map<String, Object> unload = new HashMap<>();
    unload.putAll(Map.of("csrfToken", key, "syncId", syncId, "clientId", clientId));
    unload.putAll(Map.of("rpc", List.of(), "UNLOAD", true));
    post(JSON.writeValueAsString(unload));
  }

  /** Sends a message and returns any answer of the server. */
  public HttpConnection.Answer post(String message) throws IOException {
    return connection.post("?v-r=uidl&v-uiId=" + uiId, message);
  }

  /**
   * Applies an answer to this page.
   *
   * @throws UnexpectedResponseException if it isn't a page's answer, for instance because the
   *     session is gone
   */
  public void read(HttpConnection.Answer answer) throws UnexpectedResponseException {
    // Vaadin puts "for(;;);[" before the object, so that no other site can run it as a script.
    String text = answer.text();
    int begin = text.indexOf('{');
    int end = text.lastIndexOf('}');
    if (answer.status() != 200 || end < begin || begin < 0 || text.stripLeading().startsWith("<")) {
      throw new UnexpectedResponseException(answer);
    }
    JsonNode changed = JSON.readTree(text.substring(begin, end + 1));
    if (!changed.has("syncId") || changed.path("meta").has("appError")) {
      throw new UnexpectedResponseException(answer);
    }
    apply(changed);
  }

  private void apply(JsonNode answer) {
    syncId = answer.path("syncId").asInt();
    saidSomething = false;
    for (JsonNode change : answer.path("changes")) {
      if (!change.path("key").asString("").equals("state")) {
        saidSomething = true;
      } else if (change.path("value").has("revision")) {
        boards.put(change.path("node").asInt(), change.path("value"));
      }
    }
  }

  /** Whether the last answer changed more than the board, such as the message below it. */
  boolean saidSomething() {
    return saidSomething;
  }

  /** Returns the board that accepts moves, with its node number as the key, or null. */
  public Map.@Nullable Entry<Integer, JsonNode> board() {
    return boards.entrySet().stream()
        .filter(board -> board.getValue().path("mode").asString().equals("move"))
        .filter(board -> !board.getValue().path("disabled").asBoolean())
        .max(Map.Entry.comparingByKey())
        .orElse(null);
  }
}
