package org.queenside.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A page opened by a program without a browser, which can then send anything. */
final class RawFlowPage {

  private static final JsonMapper JSON = new JsonMapper();
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final String address;
  private final String session;
  private final int ui;
  private final String token;
  private int sent;

  private RawFlowPage(String address, String session, int ui, String token) {
    this.address = address;
    this.session = session;
    this.ui = ui;
    this.token = token;
  }

  /** Opens a page in a new session. */
  static RawFlowPage of(int port) {
    return open("http://localhost:" + port + "/", "");
  }

  /** Opens a page in a browser's session. */
  static RawFlowPage of(int port, String session) {
    return open("http://localhost:" + port + "/", "JSESSIONID=" + session);
  }

  /** Opens another page in the same session. */
  RawFlowPage another() {
    return open(address, session);
  }

  private static RawFlowPage open(String address, String session) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address + "?v-r=init&location=&query="));
    if (!session.isEmpty()) {
      request.header("Cookie", session);
    }
    HttpResponse<String> begun = send(request);
    if (begun.statusCode() != 200) {
      throw new IllegalStateException("no page: " + begun.statusCode() + " " + begun.body());
    }
    String fresh =
        begun.headers().allValues("Set-Cookie").stream()
            .map(each -> each.substring(0, each.indexOf(';')))
            .filter(each -> each.startsWith("JSESSIONID"))
            .collect(Collectors.joining());
    JsonNode app = JSON.readTree(begun.body()).path("appConfig");
    return new RawFlowPage(
        address,
        session.isEmpty() ? fresh : session,
        app.path("v-uiId").asInt(),
        app.path("uidl").path("Vaadin-Security-Key").asString());
  }

  /** Returns the event that a browser sends to show a page. */
  static Map<String, Object> navigation(String path) {
    return Map.of(
        "type",
        "event",
        "node",
        1,
        "event",
        "ui-navigate",
        "data",
        Map.of("route", path, "query", "", "appShellTitle", "", "trigger", ""));
  }

  /** Shows a page, once. */
  HttpResponse<String> show(String path) {
    return send(List.of(navigation(path)));
  }

  /** Closes the page, as a browser does when its tab is closed. It may be closed already. */
  void close() {
    sendText(
        JSON.writeValueAsString(
            Map.of(
                "csrfToken",
                token,
                "syncId",
                0,
                "clientId",
                sent,
                "rpc",
                List.of(),
                "UNLOAD",
                true)));
  }

  HttpResponse<String> send(Map<String, Object> event, int times) {
    return send(Collections.nCopies(times, event));
  }

  HttpResponse<String> send(List<Map<String, Object>> events) {
    HttpResponse<String> answer = sendText(message(events));
    if (answer.statusCode() == 200) {
      sent++;
    }
    return answer;
  }

  /** Returns the text of a message that contains these events. */
  String message(List<?> events) {
    return JSON.writeValueAsString(
        Map.of("csrfToken", token, "syncId", 0, "clientId", sent, "rpc", events));
  }

  /** Returns the whole request that sends a message, for a connection of one's own. */
  String request(String message) {
    return "POST /?v-r=uidl&v-uiId=%d HTTP/1.1\r\nHost: localhost\r\nCookie: %s\r\n"
            .formatted(ui, session)
        + "Content-Type: application/json; charset=UTF-8\r\nContent-Length: %d\r\n\r\n%s"
            .formatted(message.length(), message);
  }

  /** Returns the cookie of the page's session. */
  String session() {
    return session;
  }

  HttpResponse<String> sendText(String message) {
    return send(
        HttpRequest.newBuilder(URI.create(address + "?v-r=uidl&v-uiId=" + ui))
            .header("Cookie", session)
            .header("Content-Type", "application/json; charset=UTF-8")
            .POST(BodyPublishers.ofString(message)));
  }

  private static HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return HTTP.send(request.build(), BodyHandlers.ofString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }
}
