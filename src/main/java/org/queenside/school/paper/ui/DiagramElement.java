package org.queenside.school.paper.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.queenside.board.PieceList;
import org.queenside.chess.Arrow;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.course.model.Option;
import org.queenside.course.print.Diagram;

/** A board for print: black, white and one grey. */
@Tag("queenside-diagram")
@JsModule("context://board/queenside-diagram.js")
final class DiagramElement extends Component {

  /**
   * Draws a diagram.
   *
   * @param label the accessible name; the pieces are added to it
   */
  DiagramElement(Diagram diagram, String label) {
    this(Board.of(diagram.pieces()), label);
    set("front", diagram.front() == Color.BLACK ? "black" : "");
    getElement().setAttribute("turned", diagram.turned());
    getElement().setAttribute("letters", diagram.coordinates());
    set("circles", words(diagram.circles().stream()));
    set("stars", words(diagram.stars().stream()));
    set("numbers", words(diagram.numbered().stream()));
    set("arrows", words(diagram.arrows().stream().map(DiagramElement::word)));
  }

  /** Draws the picture of an option. */
  DiagramElement(Option.Picture picture, String label) {
    this(picture.board(), label);
    getElement().setAttribute("turned", picture.turned());
  }

  private DiagramElement(Board board, String label) {
    set("pieces", board.toString());
    getElement().setAttribute("role", "img");
    getElement().setAttribute("aria-label", (label + " " + describe(board)).strip());
  }

  private void set(String name, String value) {
    if (!value.isEmpty()) {
      getElement().setAttribute(name, value);
    }
  }

  private static String word(Arrow arrow) {
    return "" + arrow.from() + arrow.to();
  }

  private static String words(Stream<?> values) {
    return values.map(Object::toString).collect(Collectors.joining(" "));
  }

  private String describe(Board board) {
    return Stream.of(Color.WHITE, Color.BLACK)
        .filter(side -> !board.pieces(side).isEmpty())
        .map(side -> describe(board, side))
        .collect(Collectors.joining(" "));
  }

  private String describe(Board board, Color side) {
    return getTranslation(
        side == Color.WHITE ? "paper.white" : "paper.black",
        PieceList.of(board, side, getLocale()));
  }
}
