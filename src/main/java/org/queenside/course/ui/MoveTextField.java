package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.data.value.ValueChangeMode;
import java.util.function.Consumer;
import org.queenside.ui.Button;
import org.queenside.ui.NotationText;

/** The text field for writing down a move. */
final class MoveTextField extends Div {

  /** Longer than any move. Browsers may ignore the limit. */
  private static final int LONGEST = 16;

  private final Input input = new Input();

  /**
   * Creates an empty field.
   *
   * @param write receives the text when the learner submits it
   */
  MoveTextField(Consumer<String> write) {
    addClassName("writing");
    input.setId("writing");
    NotationText.mark(input);
    input.setValueChangeMode(ValueChangeMode.EAGER);
    var element = input.getElement();
    element.setAttribute("maxlength", String.valueOf(LONGEST));
    element.setAttribute("autocomplete", "off");
    element.setAttribute("autocapitalize", "off");
    element.setAttribute("autocorrect", "off");
    element.setAttribute("spellcheck", "false");
    element.setAttribute("enterkeyhint", "done");
    element.addEventListener("keydown", key -> send(write)).setFilter("event.key == 'Enter'");
    var label = new NativeLabel(getTranslation("write.label"));
    label.setFor("writing");
    add(label, input, Button.filled("write.send", () -> send(write)));
  }

  /** Clears the field for the next move. */
  void clear() {
    input.clear();
    input.focus();
  }

  private void send(Consumer<String> write) {
    String text = input.getValue().strip();
    if (!text.isEmpty() && text.length() <= LONGEST) {
      write.accept(text);
    }
  }
}
