package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Div;
import java.util.function.Consumer;
import org.queenside.chess.Color;
import org.queenside.course.model.Answer;
import org.queenside.course.model.ChessClock;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;

/** A chess clock with a button to press. Its times are for show, so the browser keeps them. */
final class ChessClockPanel extends Div {

  private static final int MILLIS = 300_000;

  /** How long the other side's time runs before its answer counts as pressed. */
  private static final int OTHER_MILLIS = 1200;

  /** One player's clock. */
  @Tag("queenside-clock")
  private static final class ClockFace extends Component {}

  private final ClockFace white = face(Color.WHITE);
  private final ClockFace black = face(Color.BLACK);
  private final Button press;
  private boolean pressed;

  /**
   * Creates the clock.
   *
   * @param answer receives the learner's presses
   */
  ChessClockPanel(Consumer<Answer.Try> answer) {
    addClassName("chess-clock");
    press =
        Button.filled(
            "clock.press",
            () -> {
              pressed = true;
              answer.accept(new Answer.Done());
              pressed = false;
            });
    add(Markup.div("clocks", row(Color.WHITE, white), row(Color.BLACK, black)), press);
  }

  private ClockFace face(Color side) {
    var face = new ClockFace();
    face.getElement()
        .setAttribute("side", side == Color.WHITE ? "white" : "black")
        .setAttribute("label", name(side))
        .setAttribute("millis", String.valueOf(MILLIS));
    return face;
  }

  private Div row(Color side, ClockFace face) {
    return Markup.div("clock", Markup.span("name", name(side)), face);
  }

  private String name(Color side) {
    return getTranslation("play.side." + side.letter());
  }

  /** Shows whose time runs. After a press that was answered, the other side's ran for a moment. */
  void show(ChessClock clock) {
    boolean answered = pressed && clock.running() == clock.own();
    turn(white, clock, answered, Color.WHITE);
    turn(black, clock, answered, Color.BLACK);
    press.setVisible(clock.inUse());
  }

  private static void turn(ClockFace face, ChessClock clock, boolean answered, Color side) {
    boolean runs = clock.running() == side;
    face.getElement().executeJs("this.turn($0, $1)", runs, answered ? OTHER_MILLIS : 0);
  }
}
