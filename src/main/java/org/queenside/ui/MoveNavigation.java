package org.queenside.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.shared.Registration;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Four buttons to go through a game: to its start, back, forward, to its end. The arrow keys, Home
 * and End do the same unless they have another meaning.
 */
public final class MoveNavigation extends Div {

  private static final String TRAVELS =
      "['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)"
          + " && !event.ctrlKey && !event.altKey && !event.metaKey"
          + " && !event.target.closest('queenside-board, input')";

  private final IntConsumer turn;
  private int at;
  private int last;
  private @Nullable Registration keys;

  /**
   * Creates the buttons.
   *
   * @param turn receives the number of moves to show
   */
  public MoveNavigation(IntConsumer turn) {
    this.turn = turn;
    addClassName("transport");
    getElement().setAttribute("role", "group");
    getElement().setAttribute("aria-label", getTranslation("sheet.transport"));
    add(
        button("sheet.start", Icon.FIRST, this::start),
        button("sheet.back", Icon.BACK, this::back),
        button("sheet.forward", Icon.FORWARD, this::forward),
        button("sheet.end", Icon.LAST, this::end));
  }

  /**
   * Sets the current place in the game.
   *
   * @param at how many moves are on the board
   * @param last the number of moves of the game
   */
  public void show(int at, int last) {
    this.at = at;
    this.last = last;
  }

  @Override
  protected void onAttach(AttachEvent event) {
    // The keys work on the whole page, because nothing has the focus after it is loaded.
    keys =
        event
            .getUI()
            .getElement()
            .addEventListener("keydown", this::travel)
            .setFilter(TRAVELS)
            .addEventData("event.key")
            .preventDefault();
  }

  @Override
  protected void onDetach(DetachEvent event) {
    if (keys != null) {
      keys.remove();
    }
  }

  private void travel(DomEvent event) {
    switch (event.getEventData().path("event.key").asString("")) {
      case "ArrowLeft" -> back();
      case "ArrowRight" -> forward();
      case "Home" -> start();
      case "End" -> end();
      default -> throw new IllegalArgumentException("no key of ours");
    }
  }

  private void start() {
    to(0);
  }

  private void back() {
    to(at - 1);
  }

  private void forward() {
    to(at + 1);
  }

  private void end() {
    to(last);
  }

  private void to(int played) {
    if (isVisible() && played >= 0 && played <= last && played != at) {
      turn.accept(played);
    }
  }

  /** Buttons are only disabled at an end of the game: removing one would lose the focus. */
  private NativeButton button(String key, Icon icon, Runnable action) {
    var button = Clicks.button("", action);
    button.addClassNames("btn", "line");
    button.add(icon.draw());
    button.setAriaLabel(getTranslation(key));
    button.setTitle(getTranslation(key));
    return button;
  }
}
