package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;
import org.queenside.chess.Color;
import org.queenside.chess.Move;

/** A guest plays a whole game against the computer. */
@BrowserTest
class WholeGameBrowserTest {

  /** Black's king may only step to g8 and back while the rooks hold the seventh rank and a file. */
  private static final String LADDER = "7k/R7/8/8/8/8/8/K5R1 w - - 0 1";

  private final Browser browser;

  WholeGameBrowserTest(Browser browser) {
    this.browser = browser;
  }

  @Test
  void aGuestMatesTheEasiestOpponent() {
    browser.open(
        "/play/game/%s?opponent=hungry-pawn&side=white&fen=%s"
            .formatted(UUID.randomUUID(), LADDER.replace(" ", "%20")));
    MouseInput mouse = new MouseInput(browser);

    move(mouse, "g1h3");
    assertThat(browser.find(".say").getText()).contains("Not allowed").contains("The rook");
    move(mouse, "g1b1");
    browser.awaitText(".turn", "Your move");
    assertThat(sheet()).containsExactly("1.", "Rb1", "Kg8");

    browser.reload();

    assertThat(sheet()).containsExactly("1.", "Rb1", "Kg8");
    move(mouse, "a1c1");
    assertThat(browser.find(".say").getText()).contains("Not allowed").contains("The king");
    move(mouse, "b1b8");
    assertThat(browser.find(".say").getText())
        .contains("You win!")
        .contains("Checkmate. You beat Hungry Pawn.");

    browser.open("/play/games");
    assertThat(browser.find(".my-games .about").getText()).contains("You won by checkmate");
    assertThat(browser.accessibilityViolations()).isEmpty();
  }

  @Test
  void aGameIsPlayedByTypingAndIsAccessible() {
    browser.open(
        "/play/game/%s?opponent=hungry-pawn&side=white&clock=10-5".formatted(UUID.randomUUID()));
    move(new KeyboardInput(browser), "e2e4");
    browser.awaitText(".turn", "Your move");

    assertThat(browser.findAll("queenside-clock")).hasSize(2);
    assertThat(sheet()).hasSize(3);
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.preferDark(true);
    assertThat(browser.colourViolations()).isEmpty();
  }

  private static void move(InputMethod hand, String move) {
    hand.move(Move.parseUci(move), Color.WHITE);
  }

  private List<String> sheet() {
    return browser.findAll(".moves span").stream().map(WebElement::getText).toList();
  }
}
