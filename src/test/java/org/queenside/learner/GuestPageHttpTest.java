package org.queenside.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Cookies as the real server sends them. */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class GuestPageHttpTest {

  @LocalServerPort private int port;
  @Autowired private Learners learners;
  @Autowired private JdbcClient jdbc;

  @Test
  void aFirstPageGivesNoGuestCookieAndStoresNobody() throws Exception {
    List<LearnerId> before = learners.all();

    assertThat(guestCookies(open(null))).isEmpty();
    assertThat(learners.all()).containsExactlyInAnyOrderElementsOf(before);
  }

  @Test
  void aKnownGuestGetsTheCookieAgainWithEveryPage() throws Exception {
    Token token = Token.random();
    LearnerId guest = learners.add(token);

    List<String> cookies = guestCookies(open(token));

    assertThat(cookies).hasSize(1);
    assertThat(cookies.getFirst().split("; "))
        .contains(
            GuestCookie.NAME + "=" + token.text(),
            "Max-Age=34560000",
            "Path=/",
            "HttpOnly",
            "SameSite=Lax")
        .doesNotContain("Secure");
    learners.forget(guest);
  }

  @Test
  void behindAnHttpsProxyTheCookieIsSecure() throws Exception {
    Token token = Token.random();
    LearnerId guest = learners.add(token);

    List<String> cookies = guestCookies(open(token, "X-Forwarded-Proto", "https"));

    assertThat(cookies.getFirst().split("; ")).contains("Secure");
    learners.forget(guest);
  }

  @Test
  void aPageForWhoIsSignedInLeadsOthersToTheSignInAndBack() throws Exception {
    HttpResponse<String> answer = get("/account", null);

    assertThat(answer.statusCode()).isEqualTo(302);
    assertThat(answer.headers().firstValue("Location"))
        .get()
        .asString()
        .endsWith("/sign-in?next=account");
  }

  /** A page consists of dozens of files, and each is a request. */
  @Test
  void onlyPagesAskTheDatabaseWhoIsSignedIn() throws Exception {
    String signedIn = SignInCookie.NAME + "=" + Token.random().text();
    jdbc.sql("set query_statistics true").update();

    get("/icon.svg", null, "Cookie", signedIn);
    assertThat(lookUps()).isZero();

    get("/account", null, "Cookie", signedIn);
    assertThat(lookUps()).isPositive();
    jdbc.sql("set query_statistics false").update();
  }

  private int lookUps() {
    return jdbc.sql(
            """
            select coalesce(sum(execution_count), 0) from information_schema.query_statistics
            where sql_statement like '%from sign_in s join account%'""")
        .query(Integer.class)
        .single();
  }

  private HttpResponse<String> open(Token token, String... headers) throws Exception {
    HttpResponse<String> page = get("/", token, headers);
    assertThat(page.statusCode()).isEqualTo(200);
    return page;
  }

  private HttpResponse<String> get(String path, Token token, String... headers) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
            .header("Accept", "text/html");
    if (token != null) {
      request.header("Cookie", GuestCookie.NAME + "=" + token.text());
    }
    if (headers.length > 0) {
      request.headers(headers);
    }
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  private static List<String> guestCookies(HttpResponse<String> page) {
    return page.headers().allValues("Set-Cookie").stream()
        .filter(cookie -> cookie.startsWith(GuestCookie.NAME + "="))
        .toList();
  }
}
