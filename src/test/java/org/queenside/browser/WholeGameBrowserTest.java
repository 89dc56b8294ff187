package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Square;

/** A guest plays whole games against the computer, and learns from them. */
@BrowserTest
class WholeGameBrowserTest {

  /**
   * The rook on b1 can mate on b8. If it goes to another file, Black's king may only step to g8
   * while the other rook holds the seventh rank, and the mate is still there.
   */
  private static final String LADDER = "7k/R7/8/8/8/8/8/KR6 w - - 0 1";

  private final Browser browser;

  WholeGameBrowserTest(Browser browser) {
    this.browser = browser;
  }

  @Test
  void aGuestMatesTheEasiestOpponentAndFindsTheMateThatWasMissed() {
    String game = game();
    open(browser, game);
    MouseInput mouse = new MouseInput(browser);

    move(mouse, "b1d2");
    assertThat(browser.find(".say").getText()).contains("Not allowed").contains("The rook");
    move(mouse, "b1c1");
    browser.awaitText(".turn", "Your move");
    assertThat(sheet(browser)).containsExactly("1.", "Rc1", "Kg8");

    browser.reload();

    assertThat(sheet(browser)).containsExactly("1.", "Rc1", "Kg8");
    move(mouse, "a1a3");
    assertThat(browser.find(".say").getText()).contains("Not allowed").contains("The king");
    move(mouse, "c1c8");
    assertThat(browser.find(".say").getText())
        .contains("You win!")
        .contains("Checkmate. You beat Hungry Pawn.");

    browser.click("a[href$='/review']");
    browser.awaitText(".moments", "You found a mate one move later. It was already here.");
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.click(".moments a");
    assertThat(browser.find("h1.task").getText()).isEqualTo("Give checkmate in one move.");
    move(mouse, "b1b8");
    browser.awaitText("main", "That was the mate.");
    browser.click(".say .btn.fill");
    browser.awaitText(".moments a", "Solved");
    assertThat(browser.path()).isEqualTo(game + "/review");

    browser.open("/play/games");
    assertThat(browser.find(".my-games .about").getText()).contains("You won by checkmate");
    assertThat(browser.accessibilityViolations()).isEmpty();
  }

  /** Returns the address of a game that nobody has begun. */
  static String game() {
    return "/play/game/" + UUID.randomUUID();
  }

  /** Opens a game without warnings, which would ask about the missed mate. */
  static void open(Browser browser, String game) {
    String start = LADDER.replace(" ", "%20");
    browser.open(game + "?opponent=hungry-pawn&side=white&help=moves-back&fen=" + start);
  }

  @Test
  void aGameAsAtARealBoardIsPlayedByKeyboard() {
    browser.open(game() + "?opponent=hungry-pawn&side=white&board=loses-touch&clock=5-3");
    MouseInput mouse = new MouseInput(browser);
    mouse.press(Square.G1, Color.WHITE);
    mouse.press(Square.G1, Color.WHITE);
    move(mouse, "e2e4");
    browser.awaitText(".say", "You touched the knight on g1.");
    move(mouse, "a1a5");
    browser.awaitText(".say", "First illegal move");

    InputMethod keys = new KeyboardInput(browser);
    move(keys, "g1f3");
    browser.awaitText(".foot", "Press the clock");
    assertThat(browser.accessibilityViolations()).isEmpty();
    WebElement clock = browser.find(".foot button");
    assertThat(browser.driver().switchTo().activeElement()).isEqualTo(clock);
    keys.press(clock);
    browser.awaitText(".turn", "Your move");
    assertThat(sheet(browser)).hasSize(3);
    move(mouse, "a1a5");
    browser.awaitText(".say", "That was your second illegal move. Hungry Pawn wins.");
  }

  @Test
  void aGameIsPlayedByTypingAndIsAccessible() {
    browser.open(
        "/play/game/%s?opponent=hungry-pawn&side=white&clock=10-5".formatted(UUID.randomUUID()));
    move(new KeyboardInput(browser), "e2e4");
    browser.awaitText(".turn", "Your move");

    assertThat(browser.findAll("queenside-clock")).hasSize(2);
    assertThat(sheet(browser)).hasSize(3);
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.preferDark(true);
    assertThat(browser.colourViolations()).isEmpty();
  }

  private static void move(InputMethod hand, String move) {
    hand.move(Move.parseUci(move), Color.WHITE);
  }

  /** Returns the score sheet, move by move. */
  static List<String> sheet(Browser browser) {
    return browser.findAll(".moves span").stream().map(WebElement::getText).toList();
  }
}
