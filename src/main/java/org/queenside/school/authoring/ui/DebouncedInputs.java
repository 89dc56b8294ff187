package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.data.value.ValueChangeMode;
import java.util.function.Consumer;
import org.queenside.ui.FormField;
import org.queenside.ui.TextAreaField;

/** Fields that report what is written a moment after the last key. */
final class DebouncedInputs {

  private DebouncedInputs() {}

  /** Makes a field report. */
  static FormField live(FormField field, Consumer<String> written) {
    live(field.input(), written);
    return field;
  }

  /** Makes a line report. */
  static void live(Input input, Consumer<String> written) {
    input.setValueChangeMode(ValueChangeMode.LAZY);
    input.setValueChangeTimeout(TextAreaField.PAUSE_MILLIS);
    input.addValueChangeListener(
        change -> {
          if (change.isFromClient()) {
            written.accept(change.getValue());
          }
        });
  }

  /** A text of several lines below its label. */
  static Div box(String id, String label, TextAreaField box, Consumer<String> written) {
    box.setId(id);
    box.addValueChangeListener(
        change -> {
          if (change.isFromClient()) {
            written.accept(change.getValue());
          }
        });
    return labelled(id, label, box);
  }

  /** Something with a label above it. */
  static Div labelled(String id, String label, Component what) {
    var above = new NativeLabel(label);
    above.setFor(id);
    what.setId(id);
    var field = new Div(above, what);
    field.addClassName("field");
    return field;
  }

  /** Adds what helps to fill something in, above it. */
  static Div about(Div field, String text) {
    var about = new Paragraph(text);
    about.addClassName("about");
    field.addComponentAtIndex(1, about);
    return field;
  }
}
