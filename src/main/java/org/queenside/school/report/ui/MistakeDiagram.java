package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Div;
import org.jspecify.annotations.Nullable;
import org.queenside.board.ChessBoard;
import org.queenside.course.ui.LoggedMistake;

/** The board of a wrong try, with the reason it is wrong drawn on it. */
final class MistakeDiagram extends Div {

  /**
   * Draws the board.
   *
   * @param tried the mistake, or null if it can't be shown, which leaves the picture empty
   * @param label the accessible name of the board
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
