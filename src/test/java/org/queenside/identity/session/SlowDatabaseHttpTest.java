package org.queenside.identity.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.Token;
import org.queenside.store.StatementLog;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A learner's row is locked, and 150 of that learner's requests wait for it. */
@Tag("slow")
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class SlowDatabaseHttpTest {

  private static final int REQUESTS = 150;

  @LocalServerPort private int port;
  @Autowired private LearnerRepository learners;
  @Autowired private DataSource dataSource;

  @Test
  void pagesThatNeedNoProgressAndFilesGoOn() throws Exception {
    Token token = Token.random();
    LearnerId learner = learners.add(token);
    List<CompletableFuture<HttpResponse<Void>>> waiting = new ArrayList<>();
    try (HttpClient browsers = HttpClient.newHttpClient();
        Connection holder = dataSource.getConnection()) {
      holder.setAutoCommit(false);
      try (PreparedStatement update =
          holder.prepareStatement("update learner set last_seen_at = last_seen_at where id = ?")) {
        update.setObject(1, learner.value());
        update.executeUpdate();
      }
      for (int i = 0; i < REQUESTS; i++) {
        waiting.add(browsers.sendAsync(page("/", token), BodyHandlers.discarding()));
      }

      for (String path : List.of("/icon.svg", "/livez", "/")) {
        assertThat(statementsOf(browsers, page(path, null))).as(path).isEmpty();
      }
      for (CompletableFuture<HttpResponse<Void>> each : waiting) {
        // A guest's page whose progress can't be read says so, instead of keeping others waiting.
        assertThat(each.join().statusCode()).isIn(200, 503);
      }
      holder.rollback();
    }
    learners.forget(learner);
    leaveTheProgramReady();
  }

  /** Other tests share the program, whose database may just have been found too slow. */
  private void leaveTheProgramReady() {
    try (HttpClient probe = HttpClient.newHttpClient()) {
      await()
          .atMost(Duration.ofMinutes(1))
          .until(
              () -> probe.send(page("/readyz", null), BodyHandlers.ofString()).body(),
              body -> body.contains("UP"));
    }
  }

  /** What waits for nothing sends no statement. A time would depend on the machine. */
  private static List<String> statementsOf(HttpClient browser, HttpRequest page) {
    AtomicReference<HttpResponse<Void>> answer = new AtomicReference<>();
    StatementLog log =
        StatementLog.during(
            () -> answer.set(browser.sendAsync(page, BodyHandlers.discarding()).join()));
    assertThat(answer.get().statusCode()).isEqualTo(200);
    return log.ofRequest(answer.get().headers().firstValue("X-Request-Id").orElseThrow());
  }

  private HttpRequest page(String path, @Nullable Token token) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
            .header("Accept", "text/html, */*");
    if (token != null) {
      request.header("Cookie", TokenCookie.GUEST.cookieName() + "=" + token.text());
    }
    return request.build();
  }
}
