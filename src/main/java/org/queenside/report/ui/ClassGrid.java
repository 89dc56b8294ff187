package org.queenside.report.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.List;
import org.queenside.report.BoardNews;
import org.queenside.report.ClassBoard;
import tools.jackson.databind.JsonNode;

/**
 * The table of a class board. It draws, sorts and filters in the browser; the server tells it all
 * once and then what has changed, each time the browser asks.
 */
@Tag("queenside-class")
@JsModule("context://board/queenside-class.js")
final class ClassGrid extends Component {

  private final Runnable look;
  private long number;
  private boolean astray;

  /**
   * Creates the empty table.
   *
   * @param look called when the browser asks what has changed; {@link #show} answers
   */
  ClassGrid(Runnable look) {
    this.look = look;
    getElement().setPropertyJson("words", GridJson.words(this::getTranslation));
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
    getElement().setPropertyJson("board", GridJson.board(board, number));
  }

  /** Shows what became of the board. */
  void show(BoardNews news) {
    if (astray) {
      show(news.board());
      return;
    }
    switch (news) {
      case BoardNews.Redrawn(ClassBoard board) -> show(board);
      case BoardNews.Worked(ClassBoard _, List<ClassBoard.Change> changes) -> {
        number++;
        getElement().setPropertyJson("changes", GridJson.changes(changes, number));
      }
    }
  }
}
