package org.queenside.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.queenside.browser.BrowserTest;
import org.queenside.store.StatementLog;
import org.springframework.boot.test.web.server.LocalServerPort;

/**
 * What an answer costs the server, in statements and bytes. Thousands of learners answer at once.
 */
@BrowserTest
class AnswerCostTest {

  /** A wrong answer needs about 3,500. It needed 8,700 when it drew everything again. */
  private static final int BYTES = 4_500;

  @LocalServerPort private int port;

  @Test
  void anAnswerOfAKnownGuestSendsFourStatementsAndLittleElse() {
    var visit = new HttpPageVisit(port, null);
    HttpResponse<String> board = visit.navigate("learn/rook/first-move");
    HttpResponse<String> first = visit.move(board, "a2", "b3");
    HttpResponse<String> second = visit.move(first, "a2", "b4");
    AtomicReference<HttpResponse<String>> answer = new AtomicReference<>();

    StatementLog log = StatementLog.during(() -> answer.set(visit.move(second, "a2", "b6")));

    HttpResponse<String> third = answer.get();
    List<String> statements =
        log.ofRequest(third.headers().firstValue("X-Request-Id").orElseThrow());
    assertThat(third.body()).contains("b6", "rejected").hasSizeLessThan(BYTES);
    assertThat(statements).hasSizeLessThanOrEqualTo(5);
  }

  @Test
  void aPageOfAKnownGuestSendsTwoStatements() {
    var visit = new HttpPageVisit(port, null);
    visit.move(visit.navigate("learn/rook/first-move"), "a2", "b3");
    AtomicReference<HttpResponse<String>> answer = new AtomicReference<>();

    StatementLog log = StatementLog.during(() -> answer.set(visit.goOn("learn/rook/maze")));

    assertThat(log.ofRequest(answer.get().headers().firstValue("X-Request-Id").orElseThrow()))
        .hasSize(2);
  }
}
