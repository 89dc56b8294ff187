package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.course.Answer;
import org.queenside.course.Aside;
import org.queenside.course.CourseText;
import org.queenside.course.Laboratory;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.Sheet;

/** The place for what stands beside the board, empty for most exercises. */
final class AsideSlot extends Div {

  private static final int NOTHING = -1;

  private final Consumer<Answer.Try> answer;
  private final WritingField writing;
  private @Nullable SheetPanel sheet;
  private @Nullable LaboratoryPanel laboratory;
  private final CourseText words;
  private int written = NOTHING;
  private boolean drawn;

  /**
   * Creates an empty place.
   *
   * @param words says what is only for the ear
   * @param answer takes what the learner does there
   */
  AsideSlot(CourseText words, Consumer<Answer.Try> answer) {
    this.words = words;
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
    // The first move waits until the learner has read the task; the next ones follow at once.
    if (writes && drawn && written != scene.found()) {
      writing.clear();
    }
    written = writes ? scene.found() : NOTHING;
    drawn = true;
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

  /** Returns what has just happened there, for the ear; empty if there is nothing to say. */
  String spoken(Scene scene) {
    if (scene.mode() == Scene.Mode.WRITE) {
      return madeMove(scene);
    }
    if (laboratory != null) {
      return laboratory.spoken();
    }
    return sheet == null ? "" : sheet.spoken();
  }

  /** The move that is to be written, without telling how. */
  private String madeMove(Scene scene) {
    Move made = scene.last();
    Piece piece = made == null ? null : scene.pieces().get(made.to());
    return made == null || piece == null
        ? ""
        : words.words(new Say.Coded("write.aloud", List.of(piece, made.from(), made.to())));
  }
}
