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
import org.queenside.ui.Markup;

/** A picture of the board that shows how well the learner knows each square, with a table below. */
final class SquareAccuracyBoard extends Div {

  private static final int SURE = 90;
  private static final int SHAKY = 70;

  /**
   * Draws the board, or nothing if no square has been asked yet.
   *
   * @param from the side at the bottom of the board
   */
  SquareAccuracyBoard(Map<Square, SquareStatistics> statistics, Color from) {
    addClassName("accuracy");
    setVisible(!statistics.isEmpty());
    if (!statistics.isEmpty()) {
      add(
          new H2(getTranslation("accuracy.headline")),
          new Paragraph(getTranslation("accuracy.legend", SURE, SHAKY)),
          board(statistics, from));
      add(new NativeDetails(getTranslation("accuracy.table"), table(statistics)));
    }
  }

  private Div board(Map<Square, SquareStatistics> statistics, Color from) {
    var board = Markup.div("accuracy-board");
    board.getElement().setAttribute("role", "img");
    board.getElement().setAttribute("aria-label", getTranslation("accuracy.label"));
    for (int row = 0; row < 8; row++) {
      for (int column = 0; column < 8; column++) {
        boolean white = from == Color.WHITE;
        Square square = Square.of(white ? column : 7 - column, white ? 7 - row : row);
        board.add(cell(square, statistics.getOrDefault(square, SquareStatistics.NONE)));
      }
    }
    return board;
  }

  private static Span cell(Square square, SquareStatistics counts) {
    var cell =
        Markup.span(square.isLight() ? "light" : "dark", Markup.span("name", square.toString()));
    if (counts.asked() > 0) {
      int percent = counts.percent();
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

  private Div table(Map<Square, SquareStatistics> statistics) {
    var table = new HtmlContainer("table");
    var head = new HtmlContainer("tr");
    for (String column : new String[] {"square", "asked", "right"}) {
      head.add(cell("th", getTranslation("accuracy." + column)));
    }
    table.add(head);
    statistics.forEach(
        (square, counts) -> {
          var row = new HtmlContainer("tr");
          row.add(
              cell("td", square.toString()),
              cell("td", String.valueOf(counts.asked())),
              cell("td", getTranslation("accuracy.percent", counts.percent())));
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
