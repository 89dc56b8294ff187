package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleService;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A learner solves a streak of puzzles by mouse, by touch and by keyboard. */
@BrowserTest
class PuzzleBrowserTest {

  private static final int ROW = 3;

  private final Browser browser;
  private final PuzzleService puzzles;
  private final JdbcClient jdbc;

  PuzzleBrowserTest(Browser browser, @Autowired PuzzleService puzzles, @Autowired JdbcClient jdbc) {
    this.browser = browser;
    this.puzzles = puzzles;
    this.jdbc = jdbc;
  }

  @Test
  void aStreakByMouse() {
    aStreak(new MouseInput(browser));
  }

  @Test
  void aStreakByFingerOnAPhone() {
    browser.resize(390, 844);
    aStreak(new TouchInput(browser));
  }

  @Test
  void aStreakByKeyboardAlone() {
    aStreak(new KeyboardInput(browser));
  }

  private void aStreak(InputMethod hand) {
    browser.open("/puzzles");
    hand.press(browser.find("a[href='puzzles/streak']"));
    hand.press(browser.find(".finish .btn.fill"));

    for (int solved = 0; solved < ROW; solved++) {
      Position position = position();
      breakARule(hand, position);
      assertThat(browser.find(".say.no").getText()).startsWith("Not allowed");
      if (solved == 1) {
        browser.reload();
        assertThat(browser.find(".where .level").getText()).startsWith("1 solved");
      }
      hand.move(position.matesInOne().getFirst(), position.turn());
      assertThat(browser.find(".say.yes").getText()).startsWith("Right");
      assertThat(browser.find(".where .level").getText()).startsWith((solved + 1) + " solved");
      hand.press(browser.find(".lesson .btn.fill"));
    }

    Position missed = position();
    hand.move(wrong(missed), missed.turn());
    String refutation = browser.find(".say.no").getText();
    assertThat(refutation).startsWith("Not right");
    hand.press(browser.find(".lesson .btn.fill"));
    assertEnd(refutation);
    browser.reload();
    assertEnd(refutation);

    hand.press(link("Try it"));
    hand.move(missed.matesInOne().getFirst(), missed.turn());
    assertThat(browser.find(".say.yes").getText()).isNotBlank();
    hand.press(browser.find(".lesson .btn.fill"));
    hand.press(browser.find(".lesson .btn.fill"));
    assertThat(browser.find(".where .level").getText()).isEqualTo("0 solved, best 3");
  }

  private void assertEnd(String refutation) {
    assertThat(browser.path()).isEqualTo("/puzzles/streak");
    assertThat(browser.find(".task").getText()).isEqualTo("You solved 3 in a row.");
    // Between its sign and the button that led on.
    String sentence =
        refutation.substring(refutation.indexOf('\n') + 1, refutation.lastIndexOf('\n'));
    assertThat(browser.find(".say.no").getText()).endsWith(sentence);
    assertThat(browser.findAll("queenside-board .proof > *")).isNotEmpty();
  }

  @Test
  void aPuzzleSolvedWithHelpIsInTheStatistics() {
    MouseInput mouse = new MouseInput(browser);
    browser.open("/puzzles");
    assertThat(browser.find(".opening .fill").getText()).isEqualTo("Learn it: Checkmate");
    mouse.press(browser.find(".opening .go .btn:not(.fill)"));
    String first = browser.path();
    assertThat(first).matches("/puzzles/level/[0-9]+");
    for (String hint : new String[] {"Hint 1 of 3", "Hint 2 of 3", "Hint 3 of 3"}) {
      mouse.press(browser.find(".acts .soft"));
      assertThat(browser.find(".say.tip").getText()).startsWith(hint);
    }
    Position position = shown();
    mouse.move(position.matesInOne().getFirst(), position.turn());
    assertThat(browser.find(".where .level").getText()).isEqualTo("Finding your level");
    mouse.press(browser.find(".lesson .btn.fill"));
    assertThat(browser.path()).isNotEqualTo(first).matches("/puzzles/level/[0-9]+");

    browser.open("/puzzles/me");

    assertThat(browser.findAll(".drawing .column")).hasSize(1);
    assertThat(browser.find(".lead").getText()).isEqualTo("Solved at first sight: 0 of 1");
  }

  /** The puzzle in the address. */
  private Position shown() {
    return find(Long.parseLong(browser.path().replaceAll("\\?.*", "").replaceAll(".*/", "")));
  }

  /** The puzzle that the newest learner's streak has reached. */
  private Position position() {
    return find(
        jdbc.sql(
                """
                select puzzle_id from puzzle_streak s join learner l on l.id = s.learner_id
                order by l.created_at desc limit 1""")
            .query(Long.class)
            .single());
  }

  private Position find(long id) {
    Puzzle puzzle = puzzles.find(new PuzzleId(id));
    return Objects.requireNonNull(puzzle).position();
  }

  /** Moves the player's king further than a king goes, to a square without a piece of its side. */
  private static void breakARule(InputMethod hand, Position position) {
    Square king = Objects.requireNonNull(position.king(position.turn()));
    Square far =
        position.pieces(position.turn()).complement().stream()
            .filter(square -> Math.abs(square.rank() - king.rank()) > 2)
            .findFirst()
            .orElseThrow();
    hand.move(Move.of(king, far), position.turn());
  }

  /** Returns a legal move that doesn't mate and isn't a promotion. */
  private static Move wrong(Position position) {
    Color turn = position.turn();
    return position.legalMoves().stream()
        .filter(move -> !position.play(move).isCheckmate())
        .filter(move -> position.at(move.from()) != Piece.of(turn, Role.PAWN))
        .findFirst()
        .orElseThrow();
  }

  private WebElement link(String text) {
    return browser.findAll("main a").stream()
        .filter(each -> each.getText().equals(text))
        .findFirst()
        .orElseThrow();
  }
}
