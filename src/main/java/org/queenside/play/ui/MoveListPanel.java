package org.queenside.play.ui;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import org.queenside.board.LocalNotation;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.PieceLetters;
import org.queenside.chess.Position;
import org.queenside.chess.San;
import org.queenside.ui.Markup;
import org.queenside.ui.NotationText;

/** The score sheet: one row for each pair of moves. */
public final class MoveListPanel extends OrderedList {

  /** Creates an empty score sheet. */
  public MoveListPanel() {
    addClassName("moves");
    NotationText.mark(this);
    getElement().setAttribute("tabindex", "0");
    getElement().setAttribute("aria-label", getTranslation("play.sheet"));
  }

  /** Shows all moves of a game. */
  public void show(Position start, List<Move> moves) {
    PieceLetters letters = LocalNotation.letters(getLocale());
    removeAll();
    setVisible(!moves.isEmpty());
    Position position = start;
    ListItem row = null;
    for (Move move : moves) {
      if (row == null || position.turn() == Color.WHITE) {
        row = new ListItem(Markup.span("number", position.fullmoveNumber() + "."));
        if (position.turn() == Color.BLACK) {
          row.add(new Span("…"));
        }
        add(row);
      }
      String written = San.write(position, move);
      var cell = new Span(letters.write(written));
      cell.getElement().setAttribute("data-figurines", PieceLetters.figurines(written));
      row.add(cell);
      position = position.play(move);
    }
    getElement().executeJs("this.scrollTop = this.scrollHeight");
  }
}
