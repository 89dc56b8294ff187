package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.course.Answer;
import org.queenside.course.Aside;
import org.queenside.course.Laboratory;
import org.queenside.course.Scene;
import org.queenside.course.Sheet;

/** The place for what stands beside the board, empty for most exercises. */
final class AsideSlot extends Div {

  private final Consumer<Answer.Try> answer;
  private final WritingField writing;
  private @Nullable SheetPanel sheet;
  private @Nullable LaboratoryPanel laboratory;
  private int written = -1;

  /**
   * Creates an empty place.
   *
   * @param answer takes what the learner does there
   */
  AsideSlot(Consumer<Answer.Try> answer) {
    this.answer = answer;
    this.writing = new WritingField(text -> answer.accept(new Answer.Typed(text)));
    addClassName("aside-slot");
    add(writing);
  }

  /** Shows what stands beside the board of a scene. */
  void show(Scene scene) {
    show(scene.aside());
    boolean writes = scene.mode() == Scene.Mode.WRITE;
    writing.setVisible(writes);
    if (writes && written != scene.found()) {
      writing.clear();
    }
    written = writes ? scene.found() : -1;
  }

  private void show(@Nullable Aside aside) {
    setVisible(aside != null);
    switch (aside) {
      case null -> {
        // An exercise keeps what stands beside its board.
      }
      case Sheet shown -> show(shown);
      case Laboratory shown -> show(shown);
    }
  }

  private void show(Sheet shown) {
    if (sheet == null) {
      sheet = new SheetPanel(answer);
      add(sheet);
    }
    sheet.show(shown);
  }

  private void show(Laboratory shown) {
    if (laboratory == null) {
      laboratory = new LaboratoryPanel(answer);
      add(laboratory);
    }
    laboratory.show(shown);
  }

  /** Returns how the last move on the sheet is written, for the ear; empty if there is none. */
  String spoken() {
    if (laboratory != null) {
      return laboratory.spoken();
    }
    return sheet == null ? "" : sheet.spoken();
  }
}
