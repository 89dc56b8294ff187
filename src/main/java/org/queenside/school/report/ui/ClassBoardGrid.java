package org.queenside.school.report.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Scene;
import org.queenside.school.report.ClassBoard;
import org.queenside.school.report.ClassBoardUpdate;
import tools.jackson.databind.JsonNode;

/**
 * The table of a class board. The browser draws, sorts and filters it; the server sends everything
 * once, and then the changes whenever the browser polls.
 */
@Tag("queenside-class")
@JsModule("context://board/queenside-class.js")
@JsModule("context://board/queenside-diagram.js")
final class ClassBoardGrid extends Component {

  private final Runnable onPoll;
  private long lastSent;
  private boolean outOfSync;

  /**
   * Creates an empty table.
   *
   * @param onPoll called when the browser asks for changes; answer with {@link
   *     #show(ClassBoardUpdate)}
   * @param scene returns the initial board of the task at an index, or null
   */
  ClassBoardGrid(Runnable onPoll, IntFunction<@Nullable Scene> scene) {
    this.onPoll = onPoll;
    getElement().setPropertyJson("words", ClassBoardJson.words(this::getTranslation));
    getElement()
        .addEventListener(
            "class-look", event -> poll(event.getEventData().path("event.detail.number")))
        .addEventData("event.detail.number");
    getElement()
        .addEventListener(
            "class-task", event -> show(event.getEventData().path("event.detail.number"), scene))
        .addEventData("event.detail.number");
  }

  /** Sends everything again to a browser that missed an update. */
  private void poll(JsonNode shown) {
    outOfSync = !shown.isIntegralNumber() || shown.longValue() != lastSent;
    onPoll.run();
  }

  /** Shows the board of a task. */
  private void show(JsonNode asked, IntFunction<@Nullable Scene> scene) {
    if (asked.isInt()) {
      int place = asked.intValue();
      getElement()
          .setPropertyJson(
              "task",
              ClassBoardJson.task(place, scene.apply(place), this::getTranslation, getLocale()));
    }
  }

  /** Shows a board. */
  void show(ClassBoard board) {
    lastSent++;
    outOfSync = false;
    getElement().setPropertyJson("board", ClassBoardJson.board(board, lastSent));
  }

  /** Shows the changes to the board. */
  void show(ClassBoardUpdate update) {
    if (outOfSync) {
      show(update.board());
      return;
    }
    switch (update) {
      case ClassBoardUpdate.Reloaded(ClassBoard board) -> show(board);
      case ClassBoardUpdate.RowsChanged changed -> {
        lastSent++;
        getElement().setPropertyJson("changes", ClassBoardJson.changes(changed, lastSent));
      }
    }
  }
}
