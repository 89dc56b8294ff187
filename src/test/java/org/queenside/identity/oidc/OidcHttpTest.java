package org.queenside.identity.oidc;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.Metrics;
import java.io.IOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.HttpCookie;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.TestSignIns;
import org.springframework.beans.factory.annotation.Autowired;

/** Signing in through an external provider, a real one, over HTTP. */
class OidcHttpTest extends OidcProviderTest {

  private static final Pattern CSRF = Pattern.compile("name=\"_csrf\".*?value=\"([^\"]+)\"");

  @Autowired private TestSignIns signIns;

  private final CookieManager cookies = new CookieManager(null, CookiePolicy.ACCEPT_ALL);
  private final HttpClient browser = HttpClient.newBuilder().cookieHandler(cookies).build();

  @Test
  void anUnknownPersonIsRefusedEvenWithTheNameOfAnAccount() throws Exception {
    Account ada = accounts.add(AccountRole.TEACHER, "ada", "ada");
    try {
      assertThat(signInAs("ada", "")).isEqualTo(program("/sign-in?oidc=unknown"));

      assertThat(signInCookie()).isNull();
      assertThat(signIns.isSignedIn(ada)).isFalse();
    } finally {
      accounts.remove(ada.id());
    }
  }

  @Test
  void aLinkedPersonSignsInAndSeesTheRequestedPage() throws Exception {
    Account bob = linked("bob", AccountRole.TEACHER);

    assertThat(signInAs("bob", "?next=workshop")).isEqualTo(program("/workshop"));

    assertThat(signIns.isSignedIn(bob)).isTrue();
    assertThat(signInCookie().isHttpOnly()).isTrue();
    assertThat(get(program("/classes")).statusCode()).isEqualTo(200);
    assertThat(isProven(bob)).isTrue();
  }

  /** Otherwise anyone could be sitting in front of the screen by now. */
  @Test
  void aSignInAtTheProviderThisMorningDoesNotOpenAdministration() throws Exception {
    Account early = linked(TestOidcProvider.EARLY, AccountRole.ADMINISTRATOR);

    assertThat(signInAs(TestOidcProvider.EARLY, "")).isEqualTo(program("/classes"));

    assertThat(signIns.isSignedIn(early)).isTrue();
    assertThat(isProven(early)).isFalse();
  }

  @Test
  void noOtherSiteCanBeNamedAsTheNextPage() throws Exception {
    linked("cleo", AccountRole.TEACHER);
    for (String evil : List.of("//example.org", "https://example.org", "\\\\example.org")) {
      cookies.getCookieStore().removeAll();
      String next = URLEncoder.encode(evil, StandardCharsets.UTF_8);
      assertThat(signInAs("cleo", "?next=" + next)).isEqualTo(program("/classes"));
    }
  }

  @Test
  void theClaimMakesAnAccountAtTheFirstSignInWithoutKeepingAnEMailAddress() throws Exception {
    assertThat(signInAs("dora", "")).isEqualTo(program("/classes"));
    cookies.getCookieStore().removeAll();
    assertThat(signInAs("dora", "")).isEqualTo(program("/classes"));

    List<Map<String, Object>> made =
        jdbc.sql(
                """
                select a.role, a.name, a.sign_in_name, a.password_hash, e.issuer
                from account a join external_identity e on e.learner_id = a.learner_id
                where e.subject = 'dora'""")
            .query()
            .listOfRows();
    assertThat(made).hasSize(1);
    assertThat(made.getFirst())
        .containsEntry("role", "instructor")
        .containsEntry("name", "dora")
        .containsEntry("password_hash", null)
        .containsEntry("issuer", PROVIDER.issuer());
  }

  @Test
  void everySignInAttemptIsCountedWhateverItsResult() throws Exception {
    linked("bob", AccountRole.TEACHER);
    double welcome = counted("welcome");
    double refused = counted("refused");

    signInAs("bob", "");
    assertThat(counted("welcome") - welcome).isEqualTo(1);
    assertThat(counted("refused") - refused).isZero();

    cookies.getCookieStore().removeAll();
    signInAs("ada", "");
    get(program("/login/oauth2/code/oidc?code=abc&state=def"));
    assertThat(counted("welcome") - welcome).isEqualTo(1);
    assertThat(counted("refused") - refused).isEqualTo(2);
  }

  private static double counted(String result) {
    return Metrics.counter("queenside.sign-ins", "result", result).count();
  }

  @Test
  void anUnrequestedAnswerSignsNobodyIn() throws Exception {
    HttpResponse<String> answer = get(program("/login/oauth2/code/oidc?code=abc&state=def"));

    assertThat(location(answer)).isEqualTo(program("/sign-in?oidc=failed"));
    assertThat(signInCookie()).isNull();
  }

  @Test
  void anAnswerForAnotherBrowserSignsNobodyIn() throws Exception {
    Account bob = linked("bob", AccountRole.TEACHER);
    String answer = answerOf("bob", "");
    cookies.getCookieStore().removeAll();

    assertThat(location(get(answer))).isEqualTo(program("/sign-in?oidc=failed"));
    assertThat(signIns.isSignedIn(bob)).isFalse();
  }

  @Test
  void aProviderThatGoesAwayInTheMiddleSignsNobodyIn() throws Exception {
    Account bob = linked("bob", AccountRole.TEACHER);
    String answer = answerOf("bob", "");
    TestOidcProvider.answersGoTo = null;

    assertThat(location(get(answer))).isEqualTo(program("/sign-in?oidc=failed"));
    assertThat(signIns.isSignedIn(bob)).isFalse();
  }

  @Test
  void theRequestHasStateNonceAndAProofKeyAndAsksForNoEMail() throws Exception {
    String request = location(get(program("/oauth2/authorization/oidc")));

    assertThat(request)
        .startsWith(PROVIDER.issuer() + "/oauth2/authorize?")
        .contains("state=", "nonce=", "code_challenge=", "code_challenge_method=S256")
        .doesNotContain("email");
  }

  @Test
  void noOtherAddressesLeadToAProvider() throws Exception {
    for (String path :
        List.of(
            "/oauth2/authorization/other",
            "/oauth2/authorization/oidc/more",
            "/login/oauth2/code/other?code=a&state=b",
            "/login/oauth2/code/oidc/more?code=a&state=b",
            "/login")) {
      assertThat(get(program(path)).statusCode()).as(path).isEqualTo(404);
    }
  }

  @Test
  void theRedirectToTheProviderHasTheHeadersOfEveryResponse() throws Exception {
    HttpResponse<String> start = get(program("/oauth2/authorization/oidc"));

    assertThat(start.headers().firstValue("Content-Security-Policy")).isPresent();
    assertThat(start.headers().firstValue("Cache-Control").orElse("")).contains("no-store");
  }

  private boolean isProven(Account account) {
    return jdbc.sql("select count(*) from sign_in where learner_id = ? and proven_at is not null")
            .param(account.id().value())
            .query(Integer.class)
            .single()
        == 1;
  }

  /** Goes through the whole sign-in, and returns the final redirect. */
  private String signInAs(String person, String query) throws Exception {
    return location(get(answerOf(person, query)));
  }

  /** Goes to the provider, signs in there, and returns the response's address. */
  private String answerOf(String person, String query) throws Exception {
    String form = PROVIDER.issuer() + "/login";
    Matcher csrf = CSRF.matcher(get(form).body());
    assertThat(csrf.find()).isTrue();
    String sent =
        "username=%s&password=%s&_csrf=%s"
            .formatted(
                person,
                TestOidcProvider.PASSWORD,
                URLEncoder.encode(csrf.group(1), StandardCharsets.UTF_8));
    location(
        send(
            HttpRequest.newBuilder(URI.create(form))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(sent))));
    return location(get(location(get(program("/oauth2/authorization/oidc" + query)))));
  }

  private HttpCookie signInCookie() {
    return cookies.getCookieStore().getCookies().stream()
        .filter(cookie -> cookie.getName().endsWith("queenside-sign-in"))
        .findFirst()
        .orElse(null);
  }

  private String location(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.uri() + " " + answer.body()).isEqualTo(302);
    return answer.uri().resolve(answer.headers().firstValue("Location").orElseThrow()).toString();
  }

  private HttpResponse<String> get(String address) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(URI.create(address)).header("Accept", "text/html").GET());
  }

  private HttpResponse<String> send(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return browser.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }
}
