package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Div;
import org.jspecify.annotations.Nullable;
import org.queenside.board.ChessBoard;
import org.queenside.course.ui.LoggedMistake;

/** A wrong try on its board, with what the rules have against it drawn on it. */
final class MistakeDiagram extends Div {

  /**
   * Draws the board.
   *
   * @param tried null if nothing can be shown of it: then the picture stays empty
   * @param label what a screen reader calls the board
   */
  MistakeDiagram(@Nullable LoggedMistake tried, String label) {
    addClassName("tried-picture");
    if (tried != null) {
      var board = new ChessBoard();
      board.setState(tried.board().withCoordinates(false).withLabel(label));
      add(board);
    }
  }
}
