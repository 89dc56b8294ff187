package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Events that the board doesn't allow have no effect on the exercise and aren't logged. The
 * exercise asks for the rook's move a2–a7.
 */
@BrowserTest
class ForgedEventsBrowserTest {

  /** Sends events of the board: a type and a detail, to which the rest is added. */
  private static final String SEND =
      """
      const board = document.querySelector('queenside-board');
      const {answered, question, pieces: seen} = board.state;
      for (const [type, detail] of arguments[0]) {
        board.dispatchEvent(new CustomEvent(type,
            {detail: {number: answered + 1, question, seen, ...detail}}));
      }
      """;

  private static final Map<String, Object> RIGHT = Map.of("from", "a2", "to", "a7");

  private final Browser browser;
  private final JdbcClient jdbc;
  private long before;

  ForgedEventsBrowserTest(Browser browser, @Autowired JdbcClient jdbc) {
    this.browser = browser;
    this.jdbc = jdbc;
  }

  @BeforeEach
  void openTheExercise() {
    before = attempts();
    browser.open("/learn/rook/first-move");
  }

  @Test
  void squaresOffTheBoardHaveNoEffect() {
    send("board-move", Map.of("from", "a2", "to", "a9"));
    send("board-move", Map.of("from", "z0", "to", "a7"));
    send("board-move", Map.of("from", List.of("a2"), "to", 7));
    send("board-move", Map.of());

    assertNothingHappened();
  }

  @Test
  void reportsOfAnotherModeHaveNoEffect() {
    send("board-place", Map.of("square", "a7", "piece", "Q"));
    send("board-place", Map.of("square", "a7", "piece", "R", "from", "a2"));
    send("board-square", Map.of("square", "a7"));

    assertNothingHappened();
  }

  @Test
  void hugeReportsHaveNoEffect() {
    String huge = "a7".repeat(200_000);

    send("board-type", Map.of("text", huge));
    send("board-move", Map.of("from", "a2", "to", "a7", "promotion", huge));

    assertNothingHappened();
  }

  @Test
  void aReportBeyondTheLimitOfARequestHasNoEffect() {
    String beyond = "a7".repeat(1_000_000);
    var report = Map.of("from", "a2", "to", "a7", "promotion", beyond);
    browser.driver().executeScript(SEND, List.of(List.of("board-move", report)));

    browser.open("/learn/rook/first-move");

    assertNothingHappened();
  }

  @Test
  void aReportOnAnEarlierBoardHasNoEffect() {
    send("board-move", Map.of("from", "a2", "to", "a7", "number", 0));
    send("board-move", Map.of("from", "a2", "to", "a7", "question", "another"));
    send("board-move", Map.of("from", "a2", "to", "a7", "seen", Map.of("a2", "Q")));

    assertNothingHappened();
  }

  @Test
  void aMoveSentTwiceAtOnceCountsOnce() {
    browser.driver().executeScript(SEND, List.of(report(RIGHT), report(RIGHT)));
    browser.awaitRest();

    assertSolvedOnce();
  }

  @Test
  void aSolvedExerciseTakesNoMoreAnswers() {
    send("board-move", RIGHT);
    assertSolvedOnce();

    send("board-move", Map.of("from", "a7", "to", "a2"));
    send("board-move", RIGHT);
    send("board-type", Map.of("text", "Ra2"));

    assertSolvedOnce();
  }

  private void assertNothingHappened() {
    assertThat(browser.findAll(".answer-slot > *")).isEmpty();
    assertThat(attempts()).isEqualTo(before);
    new MouseInput(browser).move(Move.of(Square.A2, Square.A7), Color.WHITE);
    assertSolvedOnce();
  }

  private void assertSolvedOnce() {
    assertThat(browser.find(".say.yes").getText()).contains("Next");
    assertThat(browser.square(Square.A7).getDomAttribute("aria-label"))
        .startsWith("a7, white rook");
    assertThat(attempts()).isEqualTo(before + 1);
  }

  private void send(String type, Map<String, ?> detail) {
    browser.driver().executeScript(SEND, List.of(List.of(type, detail)));
    browser.awaitRest();
  }

  private static List<Object> report(Map<String, Object> move) {
    return List.of("board-move", move);
  }

  private long attempts() {
    return jdbc.sql("select count(*) from attempt").query(Long.class).single();
  }
}
