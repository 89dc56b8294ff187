package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingRights;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.run.ExerciseRun;
import org.queenside.practice.PracticeMessages;
import org.queenside.practice.SetUpTask;

/** Practice in the browser: setting up pieces, squares, mate or not, and today's plan. */
@BrowserTest
class PracticeBrowserTest {

  private static final Pattern CALLED = Pattern.compile("Find ([a-h][1-8])");
  private static final String PIECES =
      "return document.querySelector('queenside-board').state.pieces";

  private final Browser browser;
  private final MouseInput mouse;

  PracticeBrowserTest(Browser browser) {
    this.browser = browser;
    this.mouse = new MouseInput(browser);
  }

  @Test
  void theWhitePiecesAreSetUpAgainstTheClock() {
    browser.open("/practice");
    browser.click("a[href='practice/set-up']");
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.click(".setting:nth-of-type(3) button:last-child");
    browser.click(".drill-start > .btn");
    Exercise task =
        new SetUpTask(Color.WHITE, Color.WHITE, true)
            .exercise(new PracticeMessages(Locale.ENGLISH));
    ExerciseSolver pupil = new ExerciseSolver(browser, mouse);

    pupil.give(
        new Answer.Place(Square.E1, Piece.WHITE_QUEEN, null), ExerciseRun.start(task).scene());
    assertThat(browser.find(".say.no").getText()).contains("its own colour");
    pupil.solve(task);

    assertThat(browser.find(".say.yes").getText()).contains("It took you");
    pupil.goOn();
    assertThat(headline()).isEqualTo("Every piece is in the right place.");
    assertThat(browser.find(".finish p").getText())
        .contains("Your time counts if you put no piece");
    assertThat(browser.accessibilityViolations()).isEmpty();
  }

  @Test
  void tenSquaresAreFoundFromBlacksSideByKeyboard() {
    KeyboardInput keyboard = new KeyboardInput(browser);
    browser.open("/practice/find-square?from=black");
    keyboard.press(browser.find(".drill-start > .btn"));

    for (int square = 0; square < 10; square++) {
      keyboard.press(called(), Color.BLACK);
    }

    keyboard.press(browser.find(".lesson .btn.fill"));
    assertThat(headline()).isEqualTo("10 of 10 at the first try");
    assertThat(browser.findAll(".accuracy-board .sure")).hasSize(10);
    assertThat(browser.accessibilityViolations()).isEmpty();
  }

  private Square called() {
    var matcher = CALLED.matcher(browser.find(".turn").getText());
    assertThat(matcher.find()).isTrue();
    return Square.parse(matcher.group(1));
  }

  @Test
  void theWayOutOfCheckIsShown() {
    browser.open("/practice/mate-or-not");
    Color side = browser.find(".turn").getText().startsWith("White") ? Color.WHITE : Color.BLACK;
    Position position = position(side);
    boolean mate = position.isCheckmate();
    assertThat(browser.accessibilityViolations()).isEmpty();

    mouse.press(browser.findAll(".options button").get(mate ? 1 : 0));
    assertThat(browser.find(".say.no").getText())
        .contains(mate ? "It’s mate." : "That isn’t mate,");
    mouse.press(browser.findAll(".options button").get(mate ? 0 : 1));
    if (!mate) {
      mouse.move(anyMove(position), side);
    }

    assertThat(browser.find(".say.yes").getText())
        .contains(mate ? "It’s mate." : "You’re out of check:");
    browser.click(".lesson .btn.fill");
    assertThat(browser.find(".where").getText()).contains("2 of 8");
    browser.reload();
    assertThat(browser.find(".where").getText()).contains("2 of 8");
  }

  private static Move anyMove(Position position) {
    return position.legalMoves().getFirst();
  }

  @Test
  void todaysPlanIsDoneOnceAndSurvivesAReload() {
    // Puzzles come to those who know what mate is.
    browser.open("/puzzles/level");
    mate();
    browser.open("/today");
    assertThat(browser.find(".where").getText()).contains("1 of 5");
    assertThat(browser.accessibilityViolations()).isEmpty();
    mate();

    browser.reload();
    for (int part = 2; part <= 5; part++) {
      assertThat(browser.find(".where").getText()).contains(part + " of 5");
      WebElement task = browser.find(".taskrow");
      mouse.press(skip());
      browser.awaitPageAfter(task);
    }

    assertThat(headline()).isEqualTo("That’s it for today.");
    browser.open("/today");
    assertThat(headline()).isEqualTo("That’s it for today.");
    assertThat(browser.accessibilityViolations()).isEmpty();
  }

  private void mate() {
    Color side = browser.find(".task").getText().startsWith("White") ? Color.WHITE : Color.BLACK;
    mouse.move(position(side).matesInOne().getFirst(), side);
    assertThat(browser.find(".say.yes").getText()).isNotBlank();
  }

  private WebElement skip() {
    return browser.findAll(".more .btn").stream()
        .filter(WebElement::isDisplayed)
        .reduce((_, later) -> later)
        .orElseThrow();
  }

  private String headline() {
    return browser.find(".finish h1").getText();
  }

  /** The position on the page, without castling and en passant rights. */
  private Position position(Color side) {
    Board board = Board.EMPTY;
    Map<?, ?> pieces = (Map<?, ?>) browser.driver().executeScript(PIECES);
    for (var entry : Objects.requireNonNull(pieces).entrySet()) {
      char letter = String.valueOf(entry.getValue()).charAt(0);
      board = board.with(Square.parse(String.valueOf(entry.getKey())), Piece.fromLetter(letter));
    }
    return switch (new Setup(board, side, CastlingRights.NONE, null, 0, 1).position()) {
      case PositionResult.Valid(Position position) -> position;
      case PositionResult.Invalid invalid -> throw new AssertionError(invalid);
    };
  }
}
