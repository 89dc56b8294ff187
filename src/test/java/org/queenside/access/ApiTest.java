package org.queenside.access;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.Cookie;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.browser.BrowserTest;
import org.queenside.identity.session.TestBrowser;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressService;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A controller under {@code /api/} asks the same services as a page, for the same person. */
@BrowserTest
class ApiTest {

  private static final String PROGRESS = "/api/test/progress";
  private static final String ASSIGNMENTS = "/api/test/assignments";
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  @Autowired private TwoClassesFixture school;
  @Autowired private ProgressService progress;
  @LocalServerPort private int port;

  @Test
  void aGuestIsKnownByTheCookie() throws Exception {
    assertThat(get(PROGRESS, guestWhoSolvedOneExercise()).body()).isEqualTo("1");
  }

  @Test
  void aVisitorWithoutACookieHasDoneNothingAndLeavesNoTrace() throws Exception {
    HttpResponse<String> answer = get(PROGRESS, null);

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).isEqualTo("0");
    assertThat(answer.headers().allValues("Set-Cookie")).isEmpty();
  }

  @Test
  void aPupilIsKnownByTheSignIn() throws Exception {
    HttpResponse<String> answer = get(ASSIGNMENTS, cookie(Actor.PUPIL));

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).isEqualTo("[\"Secret task A\"]");
    assertThat(answer.headers().allValues("Set-Cookie")).isEmpty();
    assertThat(get(ASSIGNMENTS, cookie(Actor.PUPIL_OF_B)).body()).isEqualTo("[]");
  }

  @ParameterizedTest
  @ValueSource(strings = {ASSIGNMENTS, ASSIGNMENTS + "/open-to-all", ASSIGNMENTS + "/of-teachers"})
  void whoIsNotSignedInIsAskedTo(String path) throws Exception {
    assertThat(get(path, null).statusCode()).isEqualTo(401);
    assertThat(get(path, guestWhoSolvedOneExercise()).statusCode()).isEqualTo(401);
    assertThat(get(path, cookie(Actor.EXPIRED)).statusCode()).isEqualTo(401);
    assertThat(get(path, cookie(Actor.EXPIRED)).body()).doesNotContain("task");
  }

  @ParameterizedTest
  @EnumSource(
      names = {"VISITOR", "EXPIRED"},
      mode = Mode.EXCLUDE)
  void aRoleIncludesTheLowerOnes(Actor actor) throws Exception {
    boolean mayTeach = actor.name().matches(".*(TEACHER|ADMINISTRATOR|ASSISTANT).*");

    assertThat(get(ASSIGNMENTS + "/of-teachers", cookie(actor)).statusCode())
        .isEqualTo(mayTeach ? 200 : 403);
  }

  /** Another site can make a browser send its cookies, but doesn't know the token. */
  @Test
  void nothingIsChangedWithoutACsrfToken() throws Exception {
    HttpRequest.Builder post = request(ASSIGNMENTS, cookie(Actor.PUPIL));

    HttpResponse<String> answer =
        HTTP.send(post.POST(HttpRequest.BodyPublishers.noBody()).build(), BodyHandlers.ofString());

    assertThat(answer.statusCode()).isEqualTo(403);
    assertThat(answer.body()).doesNotContain("changed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/api", "/api/", "/api/nothing", ASSIGNMENTS + "/", "/API/test/assignments"})
  void nothingElseIsOpen(String path) throws Exception {
    HttpResponse<String> answer = get(path, cookie(Actor.ADMINISTRATOR));

    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.body()).isEqualToIgnoringWhitespace("Not found");
  }

  private String guestWhoSolvedOneExercise() {
    TestBrowser browser = new TestBrowser();
    browser.request(
        () -> {
          progress.record(
              new Attempt(
                  UUID.randomUUID(),
                  "rook/first-move",
                  "a2a7",
                  Attempt.Outcome.SOLVED,
                  null,
                  null,
                  new Effort(0, 0, Duration.ofSeconds(5)),
                  3,
                  null));
          return true;
        });
    Cookie guest = browser.guestCookie();
    return guest.getName() + "=" + guest.getValue();
  }

  private @Nullable String cookie(Actor actor) {
    return school.cookie(actor, school.begin());
  }

  private HttpResponse<String> get(String path, @Nullable String cookie)
      throws IOException, InterruptedException {
    return HTTP.send(request(path, cookie).build(), BodyHandlers.ofString());
  }

  private HttpRequest.Builder request(String path, @Nullable String cookie) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
    return cookie == null ? request : request.header("Cookie", cookie);
  }
}
