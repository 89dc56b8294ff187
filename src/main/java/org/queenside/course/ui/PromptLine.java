package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;

/** The line under the task: what to do now or who is to move, and how much is done. */
public final class PromptLine extends Div {

  private record Content(@Nullable String prompt, @Nullable Color turn, int found, int of) {}

  private @Nullable Content shown;
  private boolean filled;

  public PromptLine() {
    addClassName("turn");
    setVisible(false);
  }

  /**
   * Shows the line.
   *
   * @param prompt what to do now, or null
   * @param turn the side to move, or null to leave it out
   * @param found the number of steps done, shown if there are two or more
   * @param keep whether an empty line keeps its height, so that the board doesn't jump
   */
  public void show(@Nullable String prompt, @Nullable Color turn, int found, int of, boolean keep) {
    boolean kept = keep && isVisible();
    Content content = new Content(prompt, turn, found, of);
    if (!content.equals(shown)) {
      draw(prompt, turn, found, of);
      shown = content;
    }
    setVisible(filled || kept);
  }

  private void draw(@Nullable String prompt, @Nullable Color turn, int found, int of) {
    removeAll();
    setClassName("black", turn == Color.BLACK);
    setClassName("prompt", prompt != null);
    if (prompt != null) {
      add(Notice.rich(prompt));
    } else if (turn != null) {
      String key = turn == Color.WHITE ? "lesson.white" : "lesson.black";
      add(Markup.span("disc"), new Span(getTranslation(key)));
    }
    if (of > 1) {
      add(Markup.span("found", getTranslation("lesson.found", found, of)));
    }
    filled = getComponentCount() > 0;
    Markup.flatten(this);
  }
}
