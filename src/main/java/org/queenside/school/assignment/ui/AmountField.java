package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import java.util.function.IntConsumer;
import org.queenside.ui.FormField;

/** A field for a number with a label. */
final class AmountField extends Div {

  private final FormField field;
  private final int min;
  private final int max;

  AmountField(String id, String label, int min, int max) {
    this.min = min;
    this.max = max;
    addClassName("amount");
    field =
        new FormField(id, label)
            .with("type", "number")
            .with("inputmode", "numeric")
            .with("min", String.valueOf(min))
            .with("max", String.valueOf(max));
    add(field);
  }

  /** Returns the number; 0 if it is missing or out of range. */
  int value() {
    String text = field.value();
    if (!text.matches("[0-9]{1,4}")) {
      return 0;
    }
    int number = Integer.parseInt(text);
    return number < min || number > max ? 0 : number;
  }

  /** Shows a number; 0 empties the field. */
  void set(int number) {
    field.setValue(number == 0 ? "" : String.valueOf(number));
  }

  /** Passes the number on when the user changes it. */
  void onChange(IntConsumer listener) {
    field
        .input()
        .addValueChangeListener(
            change -> {
              if (change.isFromClient()) {
                listener.accept(value());
              }
            });
  }
}
