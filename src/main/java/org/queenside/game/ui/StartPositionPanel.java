package org.queenside.game.ui;

import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.queenside.chess.Position;
import org.queenside.play.ui.FenField;
import org.queenside.ui.Markup;
import org.queenside.ui.RadioGroup;

/** Where a game starts: as usual, without the computer's queen, or from a position as a FEN. */
final class StartPositionPanel extends NativeDetails {

  /** What can be chosen. */
  enum Start {
    USUAL,
    WITHOUT_QUEEN,
    POSITION;

    private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static final String VALUE = "event.target.value";

  private final RadioGroup<Start> start =
      new RadioGroup<>(
          "start",
          getTranslation("opponents.start"),
          List.of(Start.values()),
          choice -> List.of(new Span(getTranslation("opponents.start." + choice.code))));
  private final FenField fen = new FenField("fen");

  /**
   * Creates the panel, folded.
   *
   * @param begin called when Enter is pressed in the field for the position
   */
  StartPositionPanel(Runnable begin) {
    addClassName("start-position");
    setSummaryText(getTranslation("opponents.start.other"));
    start.label(Start.WITHOUT_QUEEN).addClassName("computer-only");
    start.label(Start.USUAL).addClassName("usual-start");
    start.label(Start.POSITION).addClassName("own-position");
    fen.input()
        .getElement()
        .addEventListener(
            "keydown",
            press -> {
              fen.setValue(press.getEventData().path(VALUE).asString(""));
              begin.run();
            })
        .setFilter("event.key === 'Enter'")
        .addEventData(VALUE);
    var noStar =
        Markup.paragraph("note no-star computer-only", getTranslation("opponents.no-star"));
    setContent(Markup.div("choices", start, noStar, fen));
  }

  /** Returns the choice. */
  Start start() {
    return start.value();
  }

  /** Returns the FEN in the field. */
  String fen() {
    return fen.fen();
  }

  /** Opens the panel with a FEN and says what is wrong with it. */
  void show(String text) {
    setOpen(true);
    start.set(Start.POSITION);
    fen.setValue(text);
    read(_ -> {});
  }

  /** Reads the FEN, and passes on its position or says why no game can start from it. */
  void read(Consumer<Position> playable) {
    fen.read(playable);
  }
}
