package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.browser.BrowserTest;
import org.springframework.boot.test.web.server.LocalServerPort;

/** The headers of responses of every kind, and their policy for scripts. */
@BrowserTest
class ResponseHeadersTest {

  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final Pattern NONCE = Pattern.compile("'nonce-([0-9a-f]{32})'");

  @LocalServerPort private int port;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/", // a public page
        "/me", // a personal page
        "/card/no-such-card", // an address with a secret
        "/no-such-page",
        "/learn;a=b", // refused by Spring Security
        "/VAADIN/no-such-file.js",
        "/error",
        "/icon.svg",
        "/robots.txt",
        "/livez",
        "/?v-r=oldbrowser"
      })
  void everyAnswerTellsTheBrowserWhatItMustNotDo(String path) throws Exception {
    HttpHeaders headers = get(path).headers();

    assertThat(headers.allValues("X-Content-Type-Options")).containsExactly("nosniff");
    assertThat(headers.allValues("Referrer-Policy")).containsExactly("same-origin");
    assertThat(headers.allValues("X-Frame-Options")).containsExactly("DENY");
    assertThat(headers.allValues("Permissions-Policy"))
        .singleElement()
        .asString()
        .contains("camera=()", "microphone=()", "geolocation=()");
    assertThat(headers.allValues("Content-Security-Policy"))
        .singleElement()
        .asString()
        .contains("default-src", "frame-ancestors 'none'", "base-uri", "form-action")
        .doesNotContain("http:", "https:", "*");
    assertThat(headers.allValues("X-Request-Id")).singleElement().asString().matches("\\w{12}");
  }

  /** Tomcat answers this itself, before any filter runs. */
  @Test
  void anAddressThatTomcatRefusesHasTheHeadersToo() throws Exception {
    try (Socket socket = new Socket("localhost", port)) {
      OutputStream out = socket.getOutputStream();
      out.write("GET /%zz HTTP/1.0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      InputStream in = socket.getInputStream();
      String answer = new String(in.readAllBytes(), StandardCharsets.UTF_8);

      assertThat(answer)
          .startsWith("HTTP/1.1 400")
          .contains("X-Content-Type-Options: nosniff", "X-Frame-Options: DENY");
    }
  }

  @Test
  void theScriptsOfAPageCarryANumberThatChangesWithEachAnswer() throws Exception {
    HttpResponse<String> first = get("/");
    String policy = first.headers().firstValue("Content-Security-Policy").orElseThrow();
    String nonce = nonce(policy);

    assertThat(policy).contains("script-src 'self' 'nonce-").doesNotContain("script-src 'unsafe");
    assertThat(first.body().split("<script(?=[ >])").length - 1)
        .isEqualTo(first.body().split("nonce=\"" + nonce + "\"").length - 1)
        .isPositive();
    assertThat(nonce(get("/").headers().firstValue("Content-Security-Policy").orElseThrow()))
        .isNotEqualTo(nonce);
  }

  @Test
  void noPageStaysInTheBrowsersCache() throws Exception {
    for (String path :
        new String[] {"/", "/me", "/course", "/card/no-such-card", "/no-such-page"}) {
      assertThat(get(path).headers().firstValue("Cache-Control"))
          .as(path)
          .hasValueSatisfying(value -> assertThat(value).contains("no-store"));
    }
    assertThat(get("/icon.svg").headers().firstValue("Cache-Control").orElse(""))
        .doesNotContain("no-store");
  }

  /** Flow sends browsers here that lack what it needs. */
  @Test
  void aBrowserThatIsTooOldGetsAPlainPage() throws Exception {
    String session = get("/").headers().firstValue("Set-Cookie").orElseThrow();
    HttpResponse<String> answer =
        HTTP.send(
            HttpRequest.newBuilder(uri("/?v-r=oldbrowser")).header("Cookie", session).build(),
            BodyHandlers.ofString());

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).contains("This browser is too old").doesNotContain("<script");
  }

  @Test
  void aForwardedAddressIsARedirect() throws Exception {
    HttpResponse<String> answer = get("/learn/rook");

    assertThat(answer.statusCode()).isEqualTo(302);
    assertThat(answer.headers().firstValue("Location")).hasValue("/learn/rook/first-move");
  }

  /** A link from another site sends the cookie, but another site's form doesn't. */
  @Test
  void theSessionBelongsToThisSite() throws Exception {
    assertThat(get("/?v-r=init&location=&query=").headers().allValues("Set-Cookie"))
        .filteredOn(cookie -> cookie.startsWith("JSESSIONID="))
        .singleElement()
        .asString()
        .contains("SameSite=Lax", "HttpOnly");
  }

  @Test
  void overPlainHttpNothingIsSaidAboutHttps() throws Exception {
    assertThat(get("/").headers().firstValue("Strict-Transport-Security")).isEmpty();
  }

  /** An id from outside could forge log lines. */
  @Test
  void anIdThatARequestBringsAlongIsIgnored() throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(uri("/livez")).header("X-Request-Id", "forged").build();

    assertThat(HTTP.send(request, BodyHandlers.ofString()).headers().allValues("X-Request-Id"))
        .hasSize(1)
        .doesNotContain("forged");
  }

  private static String nonce(String policy) {
    Matcher nonce = NONCE.matcher(policy);
    assertThat(nonce.find()).isTrue();
    return nonce.group(1);
  }

  private HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return HTTP.send(
        HttpRequest.newBuilder(uri(path)).header("Accept", "text/html").build(),
        BodyHandlers.ofString());
  }

  private URI uri(String path) {
    return URI.create("http://localhost:" + port + path);
  }
}
