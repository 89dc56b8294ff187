package org.queenside.browser;

import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** Clicks, but drags where a click would select another piece of the same side. */
final class MouseInput implements InputMethod {

  private static final String SAME_SIDE =
      """
      const pieces = document.querySelector('queenside-board').state.pieces;
      const [from, to] = [pieces[arguments[0]], pieces[arguments[1]]];
      return Boolean(from && to) && (from < 'a') === (to < 'a');
      """;

  private final Browser browser;

  MouseInput(Browser browser) {
    this.browser = browser;
  }

  @Override
  public void press(WebElement button) {
    browser.press(button, button::click);
  }

  @Override
  public void press(Square square, Color orientation) {
    press(browser.square(square));
  }

  @Override
  public void move(Move move, Color orientation) {
    if (isSameSide(browser, move)) {
      new Actions(browser.driver())
          .dragAndDrop(browser.square(move.from()), browser.square(move.to()))
          .perform();
    } else {
      WebElement from = browser.square(move.from());
      browser.awaitSettled(from);
      from.click();
      browser.square(move.to()).click();
    }
    Role promotion = move.promotion();
    if (promotion != null) {
      WebElement choice =
          browser.find(".qb-promotion [aria-label$=%s]".formatted(KeyboardInput.name(promotion)));
      browser.awaitSettled(choice);
      choice.click();
    }
    browser.awaitRest();
  }

  @Override
  public void put(Piece piece, Square square, Color orientation) {
    choose(String.valueOf(piece.letter()));
    press(browser.square(square));
  }

  @Override
  public void clear(Square square, Color orientation) {
    choose("remove");
    press(browser.square(square));
  }

  private void choose(String tool) {
    WebElement button = browser.find("[data-tool=" + tool + "]");
    if (!"true".equals(button.getDomAttribute("aria-checked"))) {
      button.click();
    }
  }

  /** Whether a click on the second square would select another piece instead of moving. */
  static boolean isSameSide(Browser browser, Move move) {
    return Boolean.TRUE.equals(
        browser.driver().executeScript(SAME_SIDE, move.from().toString(), move.to().toString()));
  }
}
