package org.queenside.assignment;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A pupil at work as the server sees one: speaks what the program in the browser speaks. */
final class PupilOverHttp {

  private static final JsonMapper JSON = new JsonMapper();

  private final HttpClient http = HttpClient.newHttpClient();
  private final String address;
  private final String work;
  private final int items;
  private final String cookies;
  private final String page;
  private final String key;
  private final Random random;

  private final Map<Integer, JsonNode> boards = new HashMap<>();
  private @Nullable HttpRequest next;
  private byte @Nullable [] answer;
  private int syncId;
  private int clientId;

  /**
   * Opens a page of the program.
   *
   * @param address where the program is, with a slash at the end
   * @param token signs the pupil in
   * @param assignment what the pupil works on
   * @param items how many items that has
   * @param random chooses items and moves
   */
  PupilOverHttp(String address, String token, String assignment, int items, Random random)
      throws IOException, InterruptedException {
    this.address = address;
    this.work = "work/" + assignment + "/";
    this.items = items;
    this.random = random;
    String signIn = "queenside-sign-in=" + token;
    HttpResponse<String> begun =
        http.send(
            request("?v-r=init&location=&query=", signIn).GET().build(),
            HttpResponse.BodyHandlers.ofString());
    String session =
        begun.headers().allValues("Set-Cookie").stream()
            .map(each -> each.substring(0, each.indexOf(';')))
            .filter(each -> each.startsWith("JSESSIONID"))
            .findFirst()
            .orElseThrow();
    this.cookies = signIn + "; " + session;
    JsonNode app = JSON.readTree(begun.body()).path("appConfig");
    this.page = "?v-r=uidl&v-uiId=" + app.path("v-uiId").asInt();
    this.key = app.path("uidl").path("Vaadin-Security-Key").asString();
    this.syncId = app.path("uidl").path("syncId").asInt();
  }

  /**
   * Reads the answer to the last move and makes up the next one, on another item if this one takes
   * no more.
   */
  void think() throws IOException, InterruptedException {
    read();
    if (board() == null) {
      openTask();
    }
    next = nextMove();
  }

  /** Goes on to an item with a board on which moves are made. */
  private void openTask() throws IOException, InterruptedException {
    for (int tries = 0; tries < 50; tries++) {
      boards.clear();
      String route = work + (1 + random.nextInt(items));
      answer =
          send(
              event(
                  1,
                  "ui-navigate",
                  Map.of("route", route, "query", "", "appShellTitle", "", "trigger", "")));
      read();
      if (board() != null) {
        return;
      }
    }
    throw new IllegalStateException("no board in fifty items");
  }

  /**
   * Makes the move that was thought of.
   *
   * @return how long the answer took, in nanoseconds
   */
  long move() throws IOException, InterruptedException {
    HttpRequest move = Objects.requireNonNull(next, "think first");
    long begun = System.nanoTime();
    answer = send(move);
    return System.nanoTime() - begun;
  }

  private HttpRequest nextMove() {
    Map.Entry<Integer, JsonNode> board = board();
    if (board == null) {
      throw new IllegalStateException("no board");
    }
    JsonNode state = board.getValue();
    List<String> movable = new ArrayList<>(state.path("movable").propertyNames());
    List<String> men = new ArrayList<>(state.path("pieces").propertyNames());
    String from = one(movable.isEmpty() ? men : movable);
    List<String> targets = new ArrayList<>();
    state.path("movable").path(from).forEach(target -> targets.add(target.asString()));
    String anywhere = (char) ('a' + random.nextInt(8)) + "" + (1 + random.nextInt(8));
    String to = targets.isEmpty() || state.path("free").asBoolean() ? anywhere : one(targets);
    Map<String, Object> detail =
        Map.of("from", from, "to", to, "revision", state.path("revision").asLong());
    return event(board.getKey(), "board-move", Map.of("event.detail", detail));
  }

  private String one(List<String> all) {
    return all.get(random.nextInt(all.size()));
  }

  private Map.@Nullable Entry<Integer, JsonNode> board() {
    return boards.entrySet().stream()
        .filter(each -> each.getValue().path("mode").asString().equals("move"))
        .filter(each -> !each.getValue().path("disabled").asBoolean())
        .max(Map.Entry.comparingByKey())
        .orElse(null);
  }

  private HttpRequest event(int node, String event, Map<String, ?> data) {
    String body =
        JSON.writeValueAsString(
            Map.of(
                "csrfToken",
                key,
                "syncId",
                syncId,
                "clientId",
                clientId++,
                "rpc",
                List.of(Map.of("type", "event", "node", node, "event", event, "data", data))));
    return request(page, cookies)
        .header("Content-Type", "application/json; charset=UTF-8")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
  }

  private byte[] send(HttpRequest request) throws IOException, InterruptedException {
    HttpResponse<byte[]> response = http.send(request, HttpResponse.BodyHandlers.ofByteArray());
    if (response.statusCode() != 200) {
      throw new IllegalStateException("the server answers " + response.statusCode());
    }
    return response.body();
  }

  private void read() {
    if (answer == null) {
      return;
    }
    JsonNode changed = JSON.readTree(answer);
    answer = null;
    if (changed.path("meta").has("appError")) {
      throw new IllegalStateException("the server has failed: " + changed.path("meta"));
    }
    syncId = changed.path("syncId").asInt();
    for (JsonNode change : changed.path("changes")) {
      if (change.path("key").asString("").equals("state") && change.path("value").has("revision")) {
        boards.put(change.path("node").asInt(), change.path("value"));
      }
    }
  }

  private HttpRequest.Builder request(String query, String cookies) {
    return HttpRequest.newBuilder(URI.create(address + query)).header("Cookie", cookies);
  }
}
