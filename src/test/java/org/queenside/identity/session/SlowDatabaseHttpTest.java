package org.queenside.identity.session;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.Token;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A learner's row is locked, and 150 of that learner's requests wait for it. */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class SlowDatabaseHttpTest {

  private static final int REQUESTS = 150;
  private static final Duration SOON = Duration.ofSeconds(3);

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
        HttpResponse<Void> answer = browsers.send(page(path, null), BodyHandlers.discarding());
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
      }
      for (CompletableFuture<HttpResponse<Void>> each : waiting) {
        // A guest's page whose progress can't be read says so, instead of keeping others waiting.
        assertThat(each.get(30, TimeUnit.SECONDS).statusCode()).isIn(200, 503);
      }
      holder.rollback();
    }
    learners.forget(learner);
  }

  private HttpRequest page(String path, @Nullable Token token) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
            .header("Accept", "text/html, */*");
    if (token == null) {
      request.timeout(SOON);
    } else {
      request.header("Cookie", TokenCookie.GUEST.cookieName() + "=" + token.text());
    }
    return request.build();
  }
}
