package org.queenside.identity.session;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.Cookie;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.Token;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContextHolderStrategy;
import org.springframework.security.web.FilterChainProxy;

/** Cookies as the real server sends them. */
@Tag("slow")
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class GuestCookieHttpTest {

  @LocalServerPort private int port;
  @Autowired private LearnerRepository learners;
  @Autowired private AccountRepository accounts;
  @Autowired private SignInRepository signIns;
  @Autowired private FilterChainProxy security;
  @Autowired private SecurityContextHolderStrategy holder;

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
            TokenCookie.GUEST.cookieName() + "=" + token.text(),
            "Max-Age=34560000",
            "Path=/",
            "HttpOnly",
            "SameSite=Lax")
        .doesNotContain("Secure");
    learners.forget(guest);
  }

  @Test
  void forwardedHeadersFromAnyAddressAreIgnored() throws Exception {
    Token token = Token.random();
    LearnerId guest = learners.add(token);

    List<String> cookies = guestCookies(open(token, "X-Forwarded-Proto", "https"));

    assertThat(cookies.getFirst().split("; ")).doesNotContain("Secure");
    learners.forget(guest);
  }

  @Test
  void aPageForSignedInPeopleLeadsOthersToTheSignInAndBack() throws Exception {
    HttpResponse<String> answer = get("/account", null);

    assertThat(answer.statusCode()).isEqualTo(302);
    assertThat(answer.headers().firstValue("Location")).contains("/sign-in?next=account");
  }

  @ParameterizedTest
  @ValueSource(strings = {"HTTP/1.1", "HTTP/1.0"})
  void theRedirectToTheSignInIsTheSameWhateverHostARequestNames(String protocol) throws Exception {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String request =
          "GET /account %s\r\nHost: evil.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n"
              .formatted(protocol);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));

      assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII))
          .contains("Location: /sign-in?next=account\r\n")
          .doesNotContain("evil.example");
    }
  }

  /** A page consists of dozens of files, each of which is a request. */
  @Test
  void theAccountIsLookedUpOnlyWhenItIsNeeded() throws Exception {
    Token token = Token.random();
    var request = new MockHttpServletRequest("GET", "/icon.svg");
    request.setCookies(new Cookie(TokenCookie.SIGN_IN.cookieName(), token.text()));

    // This test's thread may still have another test's session.
    try (ExecutorService server = Executors.newSingleThreadExecutor()) {
      Future<?> answered =
          server.submit(
              () -> {
                security.doFilter(
                    request,
                    new MockHttpServletResponse(),
                    (_, _) -> assertWhoSignsInNowIsFound(token));
                return null;
              });
      answered.get();
    }
  }

  /** An account that had been looked up earlier would be missing. */
  private void assertWhoSignsInNowIsFound(Token token) {
    Account account = accounts.add(AccountRole.LEARNER, "Ana", "late " + token.text());
    signIns.add(token, account.id(), Duration.ofHours(1), false);

    // The static holder belongs to the program that was started last, maybe by another test.
    assertThat(holder.getContext().getAuthentication())
        .extracting(Authentication::getName)
        .isEqualTo(account.id().toString());
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
      request.header("Cookie", TokenCookie.GUEST.cookieName() + "=" + token.text());
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
        .filter(cookie -> cookie.startsWith(TokenCookie.GUEST.cookieName() + "="))
        .toList();
  }
}
