package org.queenside.warmup;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Opens a page of this program without a browser, and sends what Vaadin's client would send.
 *
 * <p>Not thread-safe.
 */
final class WarmUpPage {

  private static final JsonMapper JSON = new JsonMapper();
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /** The start of the page script that holds the initial state for Vaadin's client. */
  private static final String STATE = "{\"initial\":";

  private static final String END_OF_STATE = ";</script>";

  /** The id of the node that represents the whole page. */
  private static final int ROOT = 1;

  private final HttpClient http;
  private final URI program;
  private final String uiId;
  private final String key;
  private int syncId;
  private int clientId;
  private int boardNode;
  private @Nullable JsonNode board;

  private WarmUpPage(HttpClient http, URI program, JsonNode app) {
    this.http = http;
    this.program = program;
    this.uiId = app.path("v-uiId").asString();
    this.key = app.path("uidl").path("Vaadin-Security-Key").asString();
    read(app.path("uidl"));
  }

  /**
   * Opens a page as a browser does. The HTML includes the content.
   *
   * @param program the program's address, with a slash at the end
   * @param path without a slash at the beginning
   */
  static WarmUpPage open(HttpClient http, URI program, String path)
      throws IOException, InterruptedException {
    String html =
        ask(
            http,
            HttpRequest.newBuilder(program.resolve(path)).header("Accept", "text/html").GET());
    int start = html.indexOf(STATE);
    JsonNode state = parse(html.substring(start, html.indexOf(END_OF_STATE, start)));
    return new WarmUpPage(http, program, state.path("initial").path("appConfig"));
  }

  /** Opens another page of the program. */
  void navigate(String path) throws IOException, InterruptedException {
    board = null;
    send(
        ROOT,
        "ui-navigate",
        Map.of("route", path, "query", "", "appShellTitle", "", "trigger", ""));
  }

  /** Makes a move on the board of the page, if it has one. */
  void play(Move move) throws IOException, InterruptedException {
    if (board == null) {
      return;
    }
    Map<String, Object> detail =
        Map.of(
            "revision",
            board.path("revision"),
            "number",
            board.path("answered").asLong() + 1,
            "question",
            board.path("question").asString(""),
            "seen",
            board.path("pieces"),
            "from",
            move.from().toString(),
            "to",
            move.to().toString());
    send(boardNode, "board-move", Map.of("event.detail", detail));
  }

  private void send(int node, String event, Map<String, ?> data)
      throws IOException, InterruptedException {
    var rpc = Map.of("type", "event", "node", node, "event", event, "data", data);
    String message =
        JSON.writeValueAsString(
            Map.of(
                "csrfToken", key, "syncId", syncId, "clientId", clientId++, "rpc", List.of(rpc)));
    read(
        parse(
            ask(
                http,
                HttpRequest.newBuilder(program.resolve("?v-r=uidl&v-uiId=" + uiId))
                    .header("Content-Type", "application/json; charset=UTF-8")
                    .POST(HttpRequest.BodyPublishers.ofString(message)))));
  }

  private void read(JsonNode answer) {
    syncId = answer.path("syncId").asInt();
    for (JsonNode change : answer.path("changes")) {
      if (change.path("key").asString("").equals("state") && change.path("value").has("revision")) {
        boardNode = change.path("node").asInt();
        board = change.path("value");
      }
    }
  }

  private static String ask(HttpClient http, HttpRequest.Builder request)
      throws IOException, InterruptedException {
    var answer = http.send(request.timeout(PATIENCE).build(), BodyHandlers.ofString());
    if (answer.statusCode() != 200) {
      throw new IOException("status " + answer.statusCode() + " at " + answer.uri());
    }
    return answer.body();
  }

  /** A response is JSON wrapped so that other sites' scripts can't read it. */
  private static JsonNode parse(String body) throws IOException {
    int begin = body.indexOf('{');
    int end = body.lastIndexOf('}');
    if (begin < 0 || end < begin) {
      throw new IOException("the response isn't a page");
    }
    return JSON.readTree(body.substring(begin, end + 1));
  }
}
