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
import org.jspecify.annotations.Nullable;
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
    String session =
        begun.headers().allValues("Set-Cookie").stream()
            .map(each -> each.substring(0, each.indexOf(';')))
            .filter(each -> each.startsWith("JSESSIONID"))
            .collect(Collectors.joining());
    JsonNode app = JSON.readTree(begun.body()).path("appConfig");
    Object navigation =
        Map.of(
            "csrfToken",
            app.path("uidl").path("Vaadin-Security-Key").asString(),
            "syncId",
            0,
            "clientId",
            0,
            "rpc",
            List.of(
                Map.of(
                    "type",
                    "event",
                    "node",
                    1,
                    "event",
                    "ui-navigate",
                    "data",
                    Map.of("route", path, "query", "", "appShellTitle", "", "trigger", ""))));
    HttpResponse<String> shown =
        send(
            request(
                    "?v-r=uidl&v-uiId=" + app.path("v-uiId").asInt(),
                    cookie.isEmpty() ? session : cookie + "; " + session)
                .header("Content-Type", "application/json; charset=UTF-8")
                .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(navigation))));
    if (shown.statusCode() != 200) {
      throw new IllegalStateException(path + " answers " + shown.statusCode());
    }
    return shown;
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
