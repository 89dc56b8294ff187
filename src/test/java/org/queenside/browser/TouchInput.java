package org.queenside.browser;

import java.time.Duration;
import java.util.List;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Interaction;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** Taps, but drags where a tap would select another piece of the same side. */
final class TouchInput implements InputMethod {

  private static final Duration AT_ONCE = Duration.ZERO;
  private static final Duration STROKE = Duration.ofMillis(50);

  /** The browser turns a tap into a click a moment after the finger is lifted. */
  private static final String EXPECT_CLICK =
      """
      arguments[0].scrollIntoView({block: 'nearest'});
      window.tapped = false;
      addEventListener('click', () => { window.tapped = true; }, {once: true});
      """;

  private static final String CLICKED = "return window.tapped !== false";

  private final Browser browser;
  private final PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");

  TouchInput(Browser browser) {
    this.browser = browser;
  }

  @Override
  public void press(WebElement button) {
    browser.driver().executeScript(EXPECT_CLICK, button);
    browser.press(
        button,
        () -> {
          tap(button);
          browser.await(CLICKED);
        });
  }

  @Override
  public void press(Square square, Color orientation) {
    tap(browser.square(square));
    browser.awaitRest();
  }

  @Override
  public void move(Move move, Color orientation) {
    WebElement from = browser.square(move.from());
    WebElement to = browser.square(move.to());
    if (MouseInput.isSameSide(browser, move)) {
      drag(from, to);
    } else {
      browser.awaitSettled(from);
      tap(from);
      tap(to);
    }
    Role promotion = move.promotion();
    if (promotion != null) {
      WebElement choice =
          browser.find(".qb-promotion [aria-label$=%s]".formatted(KeyboardInput.name(promotion)));
      browser.awaitSettled(choice);
      tap(choice);
    }
    browser.awaitRest();
  }

  @Override
  public void put(Piece piece, Square square, Color orientation) {
    tap(browser.find("[data-tool=" + piece.letter() + "]"));
    press(square, orientation);
  }

  @Override
  public void clear(Square square, Color orientation) {
    tap(browser.find("[data-tool=remove]"));
    press(square, orientation);
  }

  private void tap(WebElement element) {
    drag(element, element);
  }

  private void drag(WebElement from, WebElement to) {
    Sequence stroke = new Sequence(finger, 0).addAction(move(AT_ONCE, from)).addAction(down());
    if (!from.equals(to)) {
      stroke.addAction(move(STROKE, to));
    }
    browser.driver().perform(List.of(stroke.addAction(up())));
  }

  private Interaction move(Duration time, WebElement to) {
    return finger.createPointerMove(time, PointerInput.Origin.fromElement(to), 0, 0);
  }

  private Interaction down() {
    return finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg());
  }

  private Interaction up() {
    return finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg());
  }
}
