package org.queenside.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
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

  /** Longer than the proxy's timeout for a program. */
  private static final Duration PATIENCE = Duration.ofSeconds(65);

  private final HttpClient http;
  private final URI address;
  private final HttpClientSession visitor;
  private final String uiId;
  private final String key;
  private final Map<Integer, JsonNode> boards = new HashMap<>();
  private final Map<String, Integer> nodesById = new HashMap<>();
  private final Map<Integer, String> texts = new HashMap<>();
  private final Map<Integer, Integer> parents = new HashMap<>();
  private final Map<Integer, String> tags = new HashMap<>();
  private final Map<String, Integer> expectedEvents = new HashMap<>();
  private List<JsonNode> changes = List.of();
  private int syncId;
  private int clientId;

  private FlowPage(HttpClient http, URI address, HttpClientSession visitor, JsonNode app) {
    this.http = http;
    this.address = address;
    this.visitor = visitor;
    this.uiId = app.path("v-uiId").asString();
    this.key = app.path("uidl").path("Vaadin-Security-Key").asString();
    apply(app.path("uidl"));
  }

  /**
   * Opens a page without navigating.
   *
   * @param address the program's address, with a slash at the end
   * @param visitor holds the cookies
   * @throws UnexpectedResponseException if the program doesn't answer with a page
   */
  public static FlowPage open(HttpClient http, URI address, HttpClientSession visitor)
      throws IOException, InterruptedException {
    HttpRequest request =
        request(address.resolve("?v-r=init&location=&query="), visitor).GET().build();
    HttpResponse<byte[]> begun = http.send(request, HttpResponse.BodyHandlers.ofByteArray());
    visitor.take(begun);
    JsonNode app = begun.statusCode() == 200 ? parse(begun.body()).path("appConfig") : null;
    if (app == null || app.isMissingNode()) {
      throw new UnexpectedResponseException(begun.statusCode(), begun.body());
    }
    return new FlowPage(http, address, visitor, app);
  }

  /**
   * Opens a page as a browser does from its address bar. The HTML has the content with it.
   *
   * @param path without a leading slash
   * @throws UnexpectedResponseException if the program doesn't answer with that page
   */
  public static FlowPage open(HttpClient http, URI address, HttpClientSession visitor, String path)
      throws IOException, InterruptedException {
    HttpRequest html =
        request(address.resolve(path), visitor).header("Accept", "text/html").GET().build();
    HttpResponse<byte[]> answer = http.send(html, HttpResponse.BodyHandlers.ofByteArray());
    visitor.take(answer);
    if (answer.statusCode() != 200) {
      throw new UnexpectedResponseException(answer.statusCode(), answer.body());
    }
    JsonNode app = state(answer.body()).path("initial").path("appConfig");
    return new FlowPage(http, address, visitor, app);
  }

  /** Reads what Vaadin's client starts from, which a script of the page contains. */
  private static JsonNode state(byte[] html) throws UnexpectedResponseException {
    String text = new String(html, StandardCharsets.UTF_8);
    int begin = text.indexOf("{\"initial\":");
    int end = text.indexOf(";</script>", begin);
    if (begin < 0 || end < begin) {
      throw new UnexpectedResponseException(200, html);
    }
    return JSON.readTree(text.substring(begin, end));
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

  /** Returns the content of a message that reports a click on a button. */
  static Map<String, Object> click(int button) {
    Map<String, Object> data = new HashMap<>();
    for (String number : List.of("screenX", "screenY", "clientX", "clientY", "detail", "button")) {
      data.put("event." + number, 0);
    }
    for (String key : List.of("ctrlKey", "shiftKey", "altKey", "metaKey")) {
      data.put("event." + key, false);
    }
    return event(button, "click", data);
  }

  /** Returns the content of a message that reports the new value of a field. */
  static Map<String, Object> value(int node, String value) {
    return Map.of("type", "mSync", "node", node, "feature", 1, "property", "value", "value", value);
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

  /** Notifies the server that the page is closed, as a browser does. */
  void close() throws IOException, InterruptedException {
    post(
        JSON.writeValueAsString(
            Map.of(
                "csrfToken",
                key,
                "syncId",
                syncId,
                "clientId",
                clientId,
                "rpc",
                List.of(),
                "UNLOAD",
                true)));
  }

  /** Sends a message and returns any response of the server. */
  public HttpResponse<byte[]> post(String message) throws IOException, InterruptedException {
    HttpRequest request =
        request(address.resolve("?v-r=uidl&v-uiId=" + uiId), visitor)
            .header("Content-Type", "application/json; charset=UTF-8")
            .POST(HttpRequest.BodyPublishers.ofString(message))
            .build();
    HttpResponse<byte[]> answer = http.send(request, HttpResponse.BodyHandlers.ofByteArray());
    visitor.take(answer);
    return answer;
  }

  /**
   * Sends a message and applies the answer to this page.
   *
   * @throws UnexpectedResponseException if it isn't a page's answer, for instance because the
   *     session is gone
   */
  public void send(String message) throws IOException, InterruptedException {
    read(post(message));
  }

  /**
   * Applies an answer to this page.
   *
   * @throws UnexpectedResponseException if it isn't a page's answer
   */
  public void read(HttpResponse<byte[]> answer) throws UnexpectedResponseException {
    if (answer.statusCode() != 200) {
      throw new UnexpectedResponseException(answer.statusCode(), answer.body());
    }
    JsonNode changed = parse(answer.body());
    if (!changed.has("syncId") || changed.path("meta").has("appError")) {
      throw new UnexpectedResponseException(answer.statusCode(), answer.body());
    }
    apply(changed);
  }

  private void apply(JsonNode answer) {
    syncId = answer.path("syncId").asInt();
    List<JsonNode> all = new ArrayList<>();
    answer.path("changes").forEach(all::add);
    changes = all;
    answer.path("execute").forEach(this::noteExpectedEvent);
    for (JsonNode change : all) {
      int node = change.path("node").asInt();
      JsonNode value = change.path("value");
      switch (change.path("key").asString("")) {
        case "state" -> noteBoard(node, value);
        case "id" -> nodesById.put(value.asString(""), node);
        case "text" -> texts.put(node, value.asString(""));
        case "tag" -> tags.put(node, value.asString(""));
        default -> change.path("addNodes").forEach(child -> parents.put(child.asInt(), node));
      }
    }
  }

  /** Notes a script that fires an event on an element after a while. */
  private void noteExpectedEvent(JsonNode script) {
    if (script.path(script.size() - 1).asString("").contains("dispatchEvent")) {
      script.forEach(
          parameter -> {
            if (parameter.has("@v-node")) {
              expectedEvents.put(script.get(0).asString(), parameter.path("@v-node").asInt());
            }
          });
    }
  }

  private void noteBoard(int node, JsonNode value) {
    if (value.has("revision")) {
      boards.put(node, value);
    }
  }

  /** Returns the board that accepts moves, with its node number as the key, or null. */
  public Map.@Nullable Entry<Integer, JsonNode> board() {
    return boards.entrySet().stream()
        .filter(each -> each.getValue().path("mode").asString().equals("move"))
        .filter(each -> !each.getValue().path("disabled").asBoolean())
        .max(Map.Entry.comparingByKey())
        .orElse(null);
  }

  /**
   * Returns the node number of the element on which a script of the page fires an event by now, or
   * null. The script does so once.
   */
  @Nullable Integer takeExpectedEvent(String event) {
    return expectedEvents.remove(event);
  }

  /** Returns the node number of the last element with this tag, or null. */
  @Nullable Integer nodeOfTag(String tag) {
    return tags.entrySet().stream()
        .filter(each -> each.getValue().equals(tag))
        .map(Map.Entry::getKey)
        .max(Integer::compare)
        .orElse(null);
  }

  /** Returns the texts on the page. */
  Collection<String> texts() {
    return texts.values();
  }

  /** Returns the node number of the element with this id, or null if there is none. */
  @Nullable Integer node(String id) {
    return nodesById.get(id);
  }

  /** Returns the node number of an element with this text, or null. */
  @Nullable Integer nodeSaying(String text) {
    return nodesSaying(text).findFirst().orElse(null);
  }

  /** Returns the node number of the button with this text, or null. */
  @Nullable Integer nodeOfButton(String text) {
    return nodesSaying(text)
        .filter(node -> "button".equals(tags.get(node)))
        .findFirst()
        .orElse(null);
  }

  private Stream<Integer> nodesSaying(String text) {
    return texts.entrySet().stream()
        .filter(each -> each.getValue().equals(text))
        .map(each -> parents.get(each.getKey()))
        .filter(Objects::nonNull);
  }

  /** Returns the node number of the closest ancestor with this tag, or null. */
  @Nullable Integer around(int node, String tag) {
    Integer at = parents.get(node);
    while (at != null && !tag.equals(tags.get(at))) {
      at = parents.get(at);
    }
    return at;
  }

  /** Whether the last response changed more than the board, such as the message below it. */
  boolean saidSomething() {
    return changes.stream().anyMatch(change -> !change.path("key").asString("").equals("state"));
  }

  private static JsonNode parse(byte[] body) throws UnexpectedResponseException {
    String text = new String(body, StandardCharsets.UTF_8);
    int begin = text.indexOf('{');
    int end = text.lastIndexOf('}');
    if (begin < 0 || end < begin || text.stripLeading().startsWith("<")) {
      throw new UnexpectedResponseException(200, body);
    }
    return JSON.readTree(text.substring(begin, end + 1));
  }

  private static HttpRequest.Builder request(URI uri, HttpClientSession visitor) {
    return visitor.dress(HttpRequest.newBuilder(uri).timeout(PATIENCE));
  }
}
