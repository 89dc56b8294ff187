package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.course.Answer;
import org.queenside.course.Aside;
import org.queenside.course.Sheet;

/** The place for what stands beside the board, empty for most exercises. */
final class AsideSlot extends Div {

  private final Consumer<Answer.Try> answer;
  private @Nullable SheetPanel sheet;

  /**
   * Creates an empty place.
   *
   * @param answer takes what the learner does there
   */
  AsideSlot(Consumer<Answer.Try> answer) {
    this.answer = answer;
    addClassName("aside-slot");
    setVisible(false);
  }

  /** Shows what stands beside the board, or nothing for null. */
  void show(@Nullable Aside aside) {
    setVisible(aside != null);
    switch (aside) {
      case null -> {
        removeAll();
        sheet = null;
      }
      case Sheet shown -> show(shown);
    }
  }

  private void show(Sheet shown) {
    if (sheet == null) {
      sheet = new SheetPanel(answer);
      add(sheet);
    }
    sheet.show(shown);
  }

  /** Returns how the last move on the sheet is written, for the ear; empty if there is none. */
  String spoken() {
    return sheet == null ? "" : sheet.spoken();
  }
}
