package org.queenside.practice.ui;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.Map;
import org.queenside.chess.Color;
import org.queenside.chess.Square;
import org.queenside.practice.SquareStatistics;
import org.queenside.ui.Icon;

/**
 * How well each square is known, as a picture of the board: a number, and a sign for what is sure
 * and what is not. The same stands below as a table.
 */
final class SquareAccuracyBoard extends Div {

  private static final int SURE = 90;
  private static final int SHAKY = 70;

  /**
   * Draws the board; nothing if no square was asked for yet.
   *
   * @param from the side at the lower edge
   */
  SquareAccuracyBoard(Map<Square, SquareStatistics> tallies, Color from) {
    addClassName("accuracy");
    setVisible(!tallies.isEmpty());
    if (!tallies.isEmpty()) {
      var legend = new Paragraph(getTranslation("accuracy.legend", SURE, SHAKY));
      add(new H2(getTranslation("accuracy.headline")), legend, board(tallies, from));
      add(new NativeDetails(getTranslation("accuracy.table"), table(tallies)));
    }
  }

  private Div board(Map<Square, SquareStatistics> tallies, Color from) {
    var board = new Div();
    board.addClassName("accuracy-board");
    board.getElement().setAttribute("role", "img");
    board.getElement().setAttribute("aria-label", getTranslation("accuracy.label"));
    for (int row = 0; row < 8; row++) {
      for (int column = 0; column < 8; column++) {
        boolean white = from == Color.WHITE;
        Square square = Square.of(white ? column : 7 - column, white ? 7 - row : row);
        board.add(cell(square, tallies.getOrDefault(square, SquareStatistics.NONE)));
      }
    }
    return board;
  }

  private static Span cell(Square square, SquareStatistics tally) {
    var name = new Span(square.toString());
    name.addClassName("name");
    var cell = new Span(name);
    cell.addClassName(square.isLight() ? "light" : "dark");
    if (tally.asked() > 0) {
      int percent = tally.percent();
      cell.add(new Span(String.valueOf(percent)));
      if (percent >= SURE) {
        cell.addClassName("sure");
        cell.add(Icon.TICK.draw());
      } else if (percent < SHAKY) {
        cell.addClassName("shaky");
        cell.add(Icon.CROSS.draw());
      }
    }
    return cell;
  }

  private Div table(Map<Square, SquareStatistics> tallies) {
    var table = new HtmlContainer("table");
    var head = new HtmlContainer("tr");
    for (String column : new String[] {"square", "asked", "right"}) {
      head.add(cell("th", getTranslation("accuracy." + column)));
    }
    table.add(head);
    tallies.forEach(
        (square, tally) -> {
          var row = new HtmlContainer("tr");
          row.add(
              cell("td", square.toString()),
              cell("td", String.valueOf(tally.asked())),
              cell("td", getTranslation("accuracy.percent", tally.percent())));
          table.add(row);
        });
    return new Div(table);
  }

  private static HtmlContainer cell(String tag, String text) {
    var cell = new HtmlContainer(tag);
    cell.setText(text);
    return cell;
  }
}
