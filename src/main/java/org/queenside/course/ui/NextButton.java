package org.queenside.course.ui;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;

/**
 * The button to the next task, which may come by itself. The browser decides that: with reduced
 * motion, with a keyboard or a screen reader, or if the user prefers, it waits for a press.
 */
@Tag("queenside-next")
@JsModule("context://board/queenside-next.js")
final class NextButton extends HtmlContainer {

  private final Button button;

  /**
   * Creates the button.
   *
   * @param label its text
   */
  NextButton(String label, Runnable press) {
    button = new Button(ButtonStyle.FILLED, label, press);
    add(button);
  }

  /**
   * Lets the next task come by itself.
   *
   * @param millis the time needed to read the feedback, or 0 to wait for a press
   */
  void comeAfter(int millis) {
    getElement().setAttribute("delay", String.valueOf(millis));
  }

  /** Sets whether the button looks like the recommended one. */
  void recommend(boolean recommended) {
    button.setClassName("fill", recommended);
    button.setClassName("line", !recommended);
  }

  void focus() {
    button.focus();
  }
}
