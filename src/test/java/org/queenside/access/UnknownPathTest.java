package org.queenside.access;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.router.RouteBaseData;
import com.vaadin.flow.router.RouteConfiguration;
import com.vaadin.flow.server.VaadinServletContext;
import com.vaadin.flow.server.startup.ApplicationRouteRegistry;
import jakarta.servlet.ServletContext;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.browser.BrowserTest;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** The first response already distinguishes a page from an unknown address. */
@BrowserTest
class UnknownPathTest {

  private static final String ALWAYS_FAILS = "failing-page";
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  @Autowired private ServletContext servletContext;
  @LocalServerPort private int port;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/health",
        "/no-such-page",
        "/foo.php",
        "/wp-login.php",
        "/.env",
        "/learn/a/b/c/d",
        "/learn/no-such-lesson",
        "/learn/no-such-lesson/first-move",
        "/learn/no-such-lesson/done",
        "/learn/rook/no-such-exercise",
        "/learn/rook/x?y=%3Cb%3E",
        "/test/no-such-lesson",
        "/actuator/prometheus",
        "/oauth2/authorization/oidc", // no provider is configured
        "/login/oauth2/code/oidc?code=a&state=b",
        "/vaadinServlet/course",
        "/vaadinServlet/",
        "/%E2%82%AC?a=b"
      })
  void anUnknownAddressIsRefusedWithoutASession(String path) throws Exception {
    HttpResponse<String> page = get(path, "text/html,application/xhtml+xml,*/*;q=0.8");
    HttpResponse<String> other = get(path, "*/*");

    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.body()).contains("There’s nothing at this address.");
    assertThat(page.headers().allValues("Set-Cookie")).isEmpty();
    assertThat(other.statusCode()).isEqualTo(404);
    assertThat(other.body()).isEqualToIgnoringWhitespace("Not found");
    assertThat(other.headers().allValues("Set-Cookie")).isEmpty();
  }

  @Test
  void everyRouteIsAnswered() throws Exception {
    for (String route : routes()) {
      if (route.equals(ALWAYS_FAILS)) {
        continue;
      }
      String path = "/" + example(route.replaceAll("/:[a-z]+\\?", ""));
      assertAnsweredByAView(path);
      if (route.contains("?")) {
        assertAnsweredByAView("/" + example(route));
      }
    }
  }

  /** The view itself may redirect, or say that it has no such record; then it's still a page. */
  private void assertAnsweredByAView(String path) throws Exception {
    HttpResponse<String> answer = get(path, "text/html");
    assertThat(answer.statusCode()).as(path).isIn(200, 302, 404);
    if (answer.statusCode() != 302) {
      assertThat(answer.body()).as(path).contains("window.Vaadin.TypeScript");
    }
  }

  /** A lesson and its exercise have to exist; what stands elsewhere, the page itself looks up. */
  private static String example(String route) {
    return route
        .replace(":lesson", "rook")
        .replaceAll("^(learn/.*):exercise\\?", "$1first-move")
        .replaceAll(":[a-z]+\\??", "x1");
  }

  @Test
  void filesAndFlowsOwnAddressesAreAnswered() throws Exception {
    for (String path :
        List.of(
            "/icon.svg",
            "/css/base.css",
            "/css/fonts/instrument-sans.woff2",
            "/robots.txt",
            "/livez",
            "/course/")) {
      assertThat(get(path, "*/*").statusCode()).as(path).isEqualTo(200);
    }
  }

  /** The board's modules are served under an address that contains a version. */
  @Test
  void scriptsThatAPageLoadsFirstAreAnswered() throws Exception {
    Matcher modules =
        Pattern.compile("rel=\"modulepreload\" href=\"([^\"]+)\"")
            .matcher(get("/", "text/html").body());

    assertThat(modules.results().map(module -> "/" + module.group(1)).toList())
        .isNotEmpty()
        .allSatisfy(path -> assertThat(get(path, "*/*").statusCode()).as(path).isEqualTo(200));
  }

  @Test
  void robotsTxtExcludesPrivateLinks() throws Exception {
    assertThat(get("/robots.txt", "*/*").body())
        .contains("Disallow: /card/", "Disallow: /invitation/", "Disallow: /first/")
        .doesNotContain("Disallow: /course", "Disallow: /\n");
  }

  private List<String> routes() {
    var registry = ApplicationRouteRegistry.getInstance(new VaadinServletContext(servletContext));
    return RouteConfiguration.forRegistry(registry).getAvailableRoutes().stream()
        .flatMap(route -> Stream.concat(Stream.of(route), route.getRouteAliases().stream()))
        .map(RouteBaseData::getTemplate)
        .distinct()
        .toList();
  }

  private HttpResponse<String> get(String path, String accept)
      throws IOException, InterruptedException {
    return HTTP.send(
        HttpRequest.newBuilder(uri(path)).header("Accept", accept).build(),
        BodyHandlers.ofString());
  }

  private URI uri(String path) {
    return URI.create("http://localhost:" + port + path);
  }
}
