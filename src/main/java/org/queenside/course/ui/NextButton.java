package org.queenside.course.ui;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;

/**
 * The button to the next task, which may come by itself. The browser decides that: with reduced
 * motion, with a keyboard or a screen reader, or if its user prefers so, it waits for a press.
 */
@Tag("queenside-next")
@JsModule("context://board/queenside-next.js")
final class NextButton extends HtmlContainer {

  private final Button button;

  /**
   * Creates the button.
   *
   * @param label what it says
   */
  NextButton(String label, Runnable press) {
    button = new Button(ButtonStyle.FILLED, label, press);
    add(button);
  }

  /**
   * Lets the next task come by itself.
   *
   * @param millis how long a reader needs for the answer, or 0 to wait for a press
   */
  void comeAfter(int millis) {
    getElement().setAttribute("delay", String.valueOf(millis));
  }

  /** Shows the button as the recommended one, or not. */
  void recommend(boolean recommended) {
    button.setClassName("fill", recommended);
    button.setClassName("line", !recommended);
  }

  void focus() {
    button.focus();
  }
}
