package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import java.util.function.IntConsumer;
import org.queenside.ui.FormField;

/** A field for a number, with its label. */
final class AmountField extends Div {

  private final FormField field;
  private final int least;
  private final int most;

  AmountField(String id, String label, int least, int most) {
    this.least = least;
    this.most = most;
    addClassName("amount");
    field =
        new FormField(id, label)
            .with("type", "number")
            .with("inputmode", "numeric")
            .with("min", String.valueOf(least))
            .with("max", String.valueOf(most));
    add(field);
  }

  /** The number; 0 if none is given, or one that is out of range. */
  int value() {
    String text = field.value();
    if (!text.matches("[0-9]{1,4}")) {
      return 0;
    }
    int number = Integer.parseInt(text);
    return number < least || number > most ? 0 : number;
  }

  /** Shows a number; 0 empties the field. */
  void set(int number) {
    field.setValue(number == 0 ? "" : String.valueOf(number));
  }

  /** Hears the number when the reader changes it. */
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
