package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.data.value.ValueChangeMode;
import java.util.function.Consumer;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;
import org.queenside.ui.TextAreaField;

/** Fields that report their value a moment after the last key press. */
final class DebouncedInputs {

  private DebouncedInputs() {}

  /** Reports the value of a field. */
  static FormField debounce(FormField field, Consumer<String> changed) {
    debounce(field.input(), changed);
    return field;
  }

  /** Reports the value of a single-line input. */
  static void debounce(Input input, Consumer<String> changed) {
    input.setValueChangeMode(ValueChangeMode.LAZY);
    input.setValueChangeTimeout(TextAreaField.PAUSE_MILLIS);
    input.addValueChangeListener(
        change -> {
          if (change.isFromClient()) {
            changed.accept(change.getValue());
          }
        });
  }

  /** Creates a labelled text area. */
  static Div textArea(String id, String label, TextAreaField textArea, Consumer<String> changed) {
    textArea.setId(id);
    textArea.addValueChangeListener(
        change -> {
          if (change.isFromClient()) {
            changed.accept(change.getValue());
          }
        });
    return labelled(id, label, textArea);
  }

  /** Creates a component with a label above it. */
  static Div labelled(String id, String label, Component content) {
    var name = new NativeLabel(label);
    name.setFor(id);
    content.setId(id);
    return Markup.div("field", name, content);
  }

  /** Adds an explanation above a field. */
  static Div explanation(Div field, String text) {
    field.addComponentAtIndex(1, Markup.paragraph("about", text));
    return field;
  }
}
