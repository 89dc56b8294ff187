package org.queenside.school.report.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.List;
import org.queenside.school.report.ClassBoard;
import org.queenside.school.report.ClassBoardUpdate;
import tools.jackson.databind.JsonNode;

/**
 * The table of a class board. It draws, sorts and filters in the browser; the server tells it all
 * once and then what has changed, each time the browser asks.
 */
@Tag("queenside-class")
@JsModule("context://board/queenside-class.js")
final class ClassBoardGrid extends Component {

  private final Runnable look;
  private long number;
  private boolean astray;

  /**
   * Creates the empty table.
   *
   * @param look called when the browser asks what has changed; {@link #show} answers
   */
  ClassBoardGrid(Runnable look) {
    this.look = look;
    getElement().setPropertyJson("words", ClassBoardJson.words(this::getTranslation));
    getElement()
        .addEventListener(
            "class-look", event -> asked(event.getEventData().path("event.detail.number")))
        .addEventData("event.detail.number");
  }

  /** A browser that shows something else than was sent last gets everything again. */
  private void asked(JsonNode shown) {
    astray = !shown.isIntegralNumber() || shown.longValue() != number;
    look.run();
  }

  /** Shows a board. */
  void show(ClassBoard board) {
    number++;
    astray = false;
    getElement().setPropertyJson("board", ClassBoardJson.board(board, number));
  }

  /** Shows what became of the board. */
  void show(ClassBoardUpdate news) {
    if (astray) {
      show(news.board());
      return;
    }
    switch (news) {
      case ClassBoardUpdate.Reloaded(ClassBoard board) -> show(board);
      case ClassBoardUpdate.CellsChanged(ClassBoard _, List<ClassBoard.Change> changes) -> {
        number++;
        getElement().setPropertyJson("changes", ClassBoardJson.changes(changes, number));
      }
    }
  }
}
