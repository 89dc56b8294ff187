package org.queenside.course.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.shared.Registration;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.queenside.ui.Icon;

/**
 * Four ways through a game: to its beginning, back, forward, to its end. The arrow keys, Home and
 * End do the same wherever they have no other meaning.
 */
final class MoveNavigation extends Div {

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
   * @param turn takes the number of moves that shall be on the board
   */
  MoveNavigation(IntConsumer turn) {
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
   * Remembers where the game stands.
   *
   * @param at how many moves are on the board
   * @param last how many there are
   */
  void show(int at, int last) {
    this.at = at;
    this.last = last;
  }

  @Override
  protected void onAttach(AttachEvent event) {
    // On the whole page: after a load nothing has the focus yet.
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

  /** At an end of the game a button stays where it is: one that goes takes the focus along. */
  private NativeButton button(String key, Icon icon, Runnable action) {
    var button = new NativeButton("", click -> action.run());
    button.addClassNames("btn", "line");
    button.add(icon.draw());
    button.setAriaLabel(getTranslation(key));
    button.setTitle(getTranslation(key));
    return button;
  }
}
