package org.queenside.access;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardEvents;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Opens a page over HTTP as a browser does, through all filters but without a browser. So a test
 * can read everything the server sends and open hundreds of pages in seconds.
 */
final class HttpPageVisit {

  private static final JsonMapper JSON = new JsonMapper();
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final String address;
  private final String cookie;
  private String cookies = "";
  private String key = "";
  private int uiId;
  private int messages;

  /**
   * Creates a visit.
   *
   * @param port the server's port
   * @param signIn the sign-in cookie, or null for a visitor
   */
  HttpPageVisit(int port, @Nullable String signIn) {
    this.address = "http://localhost:" + port + "/";
    this.cookie = signIn == null ? "" : signIn;
  }

  /**
   * Opens a page.
   *
   * @param path without a slash in front
   * @return everything the server sent to show it
   */
  String open(String path) {
    return navigate(path).body();
  }

  /** Opens a page, and returns the whole answer that shows it. */
  HttpResponse<String> navigate(String path) {
    HttpResponse<String> begun = send(request("?v-r=init&location=&query=", cookie).GET());
    cookies = cookie;
    keepCookies(begun);
    JsonNode app = JSON.readTree(begun.body()).path("appConfig");
    key = app.path("uidl").path("Vaadin-Security-Key").asString();
    uiId = app.path("v-uiId").asInt();
    messages = 0;
    return goOn(path);
  }

  /** Goes to another page without loading everything again. */
  HttpResponse<String> goOn(String path) {
    HttpResponse<String> shown =
        event(
            1,
            "ui-navigate",
            Map.of("route", path, "query", "", "appShellTitle", "", "trigger", ""));
    if (shown.statusCode() != 200) {
      throw new IllegalStateException(path + " answers " + shown.statusCode());
    }
    return shown;
  }

  /**
   * Makes a move on the page that was opened last.
   *
   * @param shown the answer that showed the board
   */
  HttpResponse<String> move(HttpResponse<String> shown, String from, String to) {
    String body = shown.body();
    JsonNode changes =
        JSON.readTree(body.substring(body.indexOf('{'), body.lastIndexOf('}') + 1)).path("changes");
    for (JsonNode change : changes) {
      JsonNode state = change.path("value");
      if (state.path("revision").isInt()) {
        JsonNode move = BoardEvents.move(state, from, to);
        return event(change.path("node").asInt(), "board-move", Map.of("event.detail", move));
      }
    }
    throw new IllegalStateException("no board in " + body);
  }

  private HttpResponse<String> event(int node, String event, Map<String, ?> data) {
    Object message =
        Map.of(
            "csrfToken",
            key,
            "syncId",
            messages,
            "clientId",
            messages++,
            "rpc",
            List.of(Map.of("type", "event", "node", node, "event", event, "data", data)));
    HttpResponse<String> answer =
        send(
            request("?v-r=uidl&v-uiId=" + uiId, cookies)
                .header("Content-Type", "application/json; charset=UTF-8")
                .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(message))));
    keepCookies(answer);
    return answer;
  }

  private void keepCookies(HttpResponse<String> answer) {
    cookies =
        Stream.concat(
                Stream.of(cookies),
                answer.headers().allValues("Set-Cookie").stream()
                    .map(each -> each.substring(0, each.indexOf(';'))))
            .filter(each -> !each.isEmpty())
            .collect(Collectors.joining("; "));
  }

  private HttpRequest.Builder request(String query, String cookies) {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + query));
    return cookies.isEmpty() ? request : request.header("Cookie", cookies);
  }

  private static HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }
}
