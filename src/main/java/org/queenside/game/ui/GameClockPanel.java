package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Composite;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Div;
import org.queenside.chess.Color;
import org.queenside.game.GameService;
import org.queenside.game.PlayedGame;
import org.queenside.ui.Clicks;
import org.queenside.ui.Markup;

/** The clocks of both players. The browser counts down between server responses. */
final class GameClockPanel extends Composite<Div> {

  /** The event for a clock that has reached zero. */
  static final String FLAG = "flag";

  /** One player's clock. */
  @Tag("queenside-clock")
  private static final class ClockFace extends Component {}

  private final ClockFace own = new ClockFace();
  private final ClockFace other = new ClockFace();
  private final Div ownRow;

  /**
   * Creates the clocks.
   *
   * @param otherName what the other player is called
   * @param flag runs when a clock has reached zero in the browser; the server's time decides
   * @param press runs when the player presses the own clock, which a button can do too
   */
  GameClockPanel(String otherName, Runnable flag, Runnable press) {
    getContent().addClassName("clocks");
    ownRow = row(getTranslation("game.clock.own"), own);
    Clicks.on(ownRow, press);
    getContent().add(row(otherName, other), ownRow);
    for (ClockFace face : new ClockFace[] {own, other}) {
      face.getElement().addEventListener(FLAG, _ -> flag.run());
    }
  }

  private static Div row(String name, ClockFace face) {
    face.getElement().setAttribute("label", name);
    return Markup.div("clock", Markup.span("name", name), face);
  }

  /** Shows the time of both players. */
  void show(PlayedGame game, GameService games) {
    Color running = game.isClockRunning() ? game.timed() : null;
    Color side = game.own().opposite();
    set(own, games.left(game, game.own()), running == game.own(), game.own());
    set(other, games.left(game, side), running == side, side);
    ownRow.setClassName("press", game.isPressDue());
  }

  private static void set(ClockFace face, long millis, boolean runs, Color side) {
    face.getElement()
        .setAttribute("side", side == Color.WHITE ? "white" : "black")
        .setAttribute("runs", runs)
        .setAttribute("millis", String.valueOf(millis));
    face.getElement().executeJs("this.restart()");
  }
}
