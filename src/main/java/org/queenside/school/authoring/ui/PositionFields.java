package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.FieldSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.NotationException;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.school.authoring.SetupEditor;
import org.queenside.ui.Checkbox;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;
import org.queenside.ui.ToggleGroup;

/** The side to move, castling, en passant, and the whole position as a FEN. */
final class PositionFields extends FieldSet {
  private static final int LONGEST_FEN = 120;

  private final Consumer<Setup> changed;
  private final Div turn = new Div();
  private final Div castling = Markup.div("castling");
  private final Select<Optional<Square>> passed =
      new Select<>(
          "own-passed",
          getTranslation("workshop.en-passant"),
          List.of(Optional.empty()),
          this::words);
  private final FormField fen = new FormField("own-fen", getTranslation("workshop.fen"));
  private Setup setup;

  PositionFields(Setup setup, Consumer<Setup> changed) {
    setLegendText(getTranslation("workshop.position"));
    this.setup = setup;
    this.changed = changed;
    castling.getElement().setAttribute("role", "group");
    castling.getElement().setAttribute("aria-label", getTranslation("workshop.castling"));
    passed.onChange(
        square -> this.changed.accept(SetupEditor.enPassant(this.setup, square.orElse(null))));

    fen.with("spellcheck", "false").with("autocomplete", "off");
    fen.with("maxlength", String.valueOf(LONGEST_FEN)).addClassName("fen");
    add(turn, castling, passed, fen.onPause(this::read));
    show(setup);
  }

  /** Shows a set-up. A FEN that is being typed isn't changed. */
  void show(Setup shown) {
    setup = shown;
    showTurn();
    showCastling();
    showPassing();
    if (!fen.value().strip().equals(Fen.write(setup)) && !isWrittenAs(setup)) {
      fen.setValue(Fen.write(setup));
      fen.clearError();
    }
  }

  private boolean isWrittenAs(Setup shown) {
    try {
      return Fen.readLenient(whole(fen.value())).equals(shown);
    } catch (NotationException unfinished) {
      return false;
    }
  }

  private void showTurn() {
    turn.removeAll();
    turn.add(
        ToggleGroup.of(
            getTranslation("workshop.turn"),
            List.of(Color.values()),
            setup.turn(),
            color -> getTranslation("workshop.turn." + color.letter()),
            color -> changed.accept(SetupEditor.turn(setup, color))));
  }

  private void showCastling() {
    castling.removeAll();
    for (Color color : Color.values()) {
      for (CastlingSide side : CastlingSide.values()) {
        if (SetupEditor.canCastle(setup.board(), color, side)) {
          var tick =
              new Checkbox(
                      getTranslation("workshop.castling." + color.letter() + "." + side.ordinal()))
                  .set(setup.castling().has(color, side))
                  .onChange(
                      allowed -> changed.accept(SetupEditor.castling(setup, color, side, allowed)));
          castling.add(tick);
        }
      }
    }
    castling.setVisible(castling.getComponentCount() > 0);
  }

  private void showPassing() {
    List<Optional<Square>> squares = Select.orNothing(SetupEditor.enPassantSquares(setup));
    passed.setVisible(squares.size() > 1);
    passed.setChoices(squares);
    passed.set(Optional.ofNullable(setup.enPassant()));
  }

  private String words(Optional<Square> passed) {
    return passed
        .map(square -> getTranslation("workshop.en-passant.over", square))
        .orElse(getTranslation("workshop.en-passant.none"));
  }

  private void read(String text) {
    try {
      Setup read = Fen.readLenient(whole(text));
      fen.clearError();
      if (!read.equals(setup)) {
        changed.accept(read);
      }
    } catch (NotationException wrong) {
      int offset = Math.min(wrong.offset(), text.strip().length());
      fen.showError(getTranslation("workshop.fen.problem", offset + 1, why(text.strip(), offset)));
    }
  }

  private String why(String text, int offset) {
    return offset >= text.length()
        ? getTranslation("workshop.fen.short")
        : getTranslation("workshop.fen.sign", text.substring(offset, offset + 1));
  }

  /** Completes a FEN that has only pieces: White is to move. */
  private static String whole(String text) {
    String fen = text.strip();
    return fen.contains(" ") ? fen : fen + " w - -";
  }
}
