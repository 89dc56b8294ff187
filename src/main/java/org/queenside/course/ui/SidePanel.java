package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.board.LocalNotation;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.course.model.Answer;
import org.queenside.course.model.ChessClock;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.DrawControls;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;
import org.queenside.course.model.ScoreSheet;
import org.queenside.course.model.SideContent;

/** The panel beside the board, empty for most exercises. */
final class SidePanel extends Div {

  private static final int NOTHING = -1;

  private final Consumer<Answer.Try> answer;
  private @Nullable MoveTextField writing;
  private @Nullable ScoreSheetPanel sheet;
  private @Nullable DrawPanel drawPanel;
  private @Nullable ChessClockPanel clockPanel;
  private final CourseText courseText;
  private int written = NOTHING;
  private boolean drawn;

  /**
   * Creates an empty panel.
   *
   * @param courseText renders texts for screen readers
   * @param answer receives the learner's answers
   */
  SidePanel(CourseText courseText, Consumer<Answer.Try> answer) {
    this.courseText = courseText;
    this.answer = answer;
    addClassName("aside-slot");
  }

  /** Shows a scene's content beside the board. */
  void show(Scene scene) {
    show(scene.aside());
    boolean writes = scene.mode() == Scene.Mode.WRITE;
    showWriting(scene.found(), writes);
    written = writes ? scene.found() : NOTHING;
    drawn = true;
  }

  private void showWriting(int found, boolean writes) {
    if (writing == null && writes) {
      writing =
          new MoveTextField(
              text ->
                  answer.accept(new Answer.Typed(LocalNotation.letters(getLocale()).read(text))));
      addComponentAsFirst(writing);
    } else if (writing != null) {
      writing.setVisible(writes);
    }
    // The first move waits until the learner has read the task; the others follow at once.
    if (writing != null && writes && drawn && written != found) {
      writing.clear();
    }
  }

  private void show(@Nullable SideContent aside) {
    setVisible(aside != null);
    switch (aside) {
      case null -> {
        // Nothing to remove, because the kind of panel never changes within an exercise.
      }
      case ScoreSheet shown -> show(shown);
      case DrawControls shown -> show(shown);
      case ChessClock shown -> show(shown);
    }
  }

  private void show(ScoreSheet shown) {
    if (sheet == null) {
      sheet = new ScoreSheetPanel(answer);
      add(sheet);
    }
    sheet.show(shown);
  }

  private void show(DrawControls shown) {
    if (drawPanel == null) {
      drawPanel = new DrawPanel(answer);
      add(drawPanel);
    }
    drawPanel.show(shown);
  }

  private void show(ChessClock shown) {
    if (clockPanel == null) {
      clockPanel = new ChessClockPanel(answer);
      add(clockPanel);
    }
    clockPanel.show(shown);
  }

  /**
   * Returns what has just happened in the panel, for screen readers; empty if there is nothing to
   * say.
   */
  String spoken(Scene scene) {
    if (scene.mode() == Scene.Mode.WRITE) {
      return madeMove(scene);
    }
    if (drawPanel != null) {
      return drawPanel.spoken();
    }
    return sheet == null ? "" : sheet.spoken();
  }

  /** Describes the move to write down without its notation. */
  private String madeMove(Scene scene) {
    Move made = scene.last();
    Piece piece = made == null ? null : scene.pieces().get(made.to());
    return made == null || piece == null
        ? ""
        : courseText.text(new Message.Coded("write.aloud", List.of(piece, made.from(), made.to())));
  }
}
