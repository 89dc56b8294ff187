package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.function.Supplier;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** Uses only the keyboard: Tab between elements, arrows within the board and the tray. */
final class KeyboardInput implements InputMethod {

  /** More than the number of elements on any page. */
  private static final int FAR = 120;

  /**
   * The distance of an element from the focus, in elements that Tab seems to stop at: 0 if it has
   * the focus, negative if it comes before.
   */
  private static final String WAY =
      """
      const [wanted] = arguments;
      const now = document.activeElement;
      if (now === wanted) return 0;
      const follows = (one, other) =>
          one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
      const [from, to] = follows(now, wanted) ? [now, wanted] : [wanted, now];
      const stops = [...document.querySelectorAll('a, button, input, select, summary, [tabindex]')]
          .filter(each => each.tabIndex >= 0 && !each.disabled && each.checkVisibility());
      const between = stops.filter(each => follows(from, each) && follows(each, to)).length;
      return from === now ? between + 1 : -between - 1;
      """;

  private static final String LOST = "return document.activeElement === document.body";

  private static final String HERE =
      "return document.activeElement.closest('[role=gridcell]')?.dataset.square";

  private static final String ENTRY = "[role=gridcell][tabindex='0']";

  private final Browser browser;

  KeyboardInput(Browser browser) {
    this.browser = browser;
  }

  @Override
  public void press(WebElement button) {
    String name = button.getAccessibleName();
    reach(button);
    browser.press(button, () -> send(Keys.ENTER));
    assertThat(browser.driver().executeScript(LOST))
        .as("the focus is lost after " + name)
        .isEqualTo(false);
  }

  @Override
  public void press(Square square, Color orientation) {
    walk(square, orientation);
    enter(Keys.ENTER);
    browser.awaitRest();
  }

  @Override
  public void move(Move move, Color orientation) {
    walk(move.from(), orientation);
    enter(Keys.ENTER);
    walk(move.to(), orientation);
    enter(Keys.ENTER);
    Role promotion = move.promotion();
    if (promotion != null) {
      send(String.valueOf(promotion.letter()).toLowerCase(Locale.ROOT));
    }
    browser.awaitRest();
  }

  @Override
  public void put(Piece piece, Square square, Color orientation) {
    choose(String.valueOf(piece.letter()));
    press(square, orientation);
  }

  @Override
  public void clear(Square square, Color orientation) {
    walk(square, orientation);
    type(Keys.DELETE);
  }

  static String name(Role role) {
    return role.name().toLowerCase(Locale.ROOT);
  }

  /** Goes to the tray and through it; arrows choose a piece at once. */
  private void choose(String tool) {
    WebElement entry = browser.find(".qb-tray [tabindex='0']");
    reach(entry);
    WebElement wanted = browser.find("[data-tool=" + tool + "]");
    if (entry.equals(wanted)) {
      if (!"true".equals(entry.getDomAttribute("aria-checked"))) {
        send(Keys.SPACE);
      }
      return;
    }
    for (int step = 0; way(wanted) != 0; step++) {
      mustEnd(step, () -> "[data-tool=" + tool + "]");
      send(Keys.ARROW_RIGHT);
    }
  }

  /** Moves over the board as it is shown, checking the focus at the end. */
  private void walk(Square to, Color orientation) {
    Square here = enter();
    for (int step = 0; here != to; step++) {
      mustEnd(step, to::toString);
      send(arrows(here, to, orientation));
      here = enter();
    }
  }

  /** Moves the focus to the board unless it is there, and returns the focused square. */
  private Square enter() {
    Object here = browser.driver().executeScript(HERE);
    for (int step = 0; here == null; step++) {
      mustEnd(step, () -> "the board");
      reach(browser.find(ENTRY));
      here = browser.driver().executeScript(HERE);
    }
    return Square.parse((String) here);
  }

  private static String arrows(Square from, Square to, Color orientation) {
    int sense = orientation == Color.WHITE ? 1 : -1;
    int right = (to.file() - from.file()) * sense;
    int up = (to.rank() - from.rank()) * sense;
    return (right > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT).toString().repeat(Math.abs(right))
        + (up > 0 ? Keys.ARROW_UP : Keys.ARROW_DOWN).toString().repeat(Math.abs(up));
  }

  /** Presses Tab as often as seems necessary, and then step by step. */
  private void reach(WebElement element) {
    long way = way(element);
    for (int step = 0; way != 0; step++) {
      mustEnd(step, element::getText);
      tab(step == 0 ? way : Long.signum(way));
      way = way(element);
    }
  }

  private void tab(long way) {
    String tabs = Keys.TAB.toString().repeat((int) Math.abs(way));
    if (way > 0) {
      send(tabs);
    } else {
      new Actions(browser.driver()).keyDown(Keys.SHIFT).sendKeys(tabs).keyUp(Keys.SHIFT).perform();
    }
  }

  private static void mustEnd(int step, Supplier<String> what) {
    if (step == FAR) {
      throw new AssertionError("the keyboard does not reach " + what.get());
    }
  }

  private long way(WebElement element) {
    return (Long) browser.driver().executeScript(WAY, element);
  }

  /** Presses a key that activates the focused element. */
  private void enter(CharSequence key) {
    browser.awaitSettled(browser.driver().switchTo().activeElement());
    send(key);
  }

  private void type(CharSequence keys) {
    send(keys);
    browser.awaitRest();
  }

  private void send(CharSequence keys) {
    if (!keys.isEmpty()) {
      new Actions(browser.driver()).sendKeys(keys).perform();
    }
  }
}
