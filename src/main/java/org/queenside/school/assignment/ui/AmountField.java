package org.queenside.school.assignment.ui;

import java.util.function.IntConsumer;
import org.queenside.ui.FormField;

/** A field for a number with a label. */
final class AmountField extends FormField {

  private final int min;
  private final int max;

  AmountField(String id, String label, int min, int max) {
    super(id, label);
    this.min = min;
    this.max = max;
    with("type", "number").with("inputmode", "numeric");
    with("min", String.valueOf(min)).with("max", String.valueOf(max));
  }

  /** Returns the number; 0 if it is missing or out of range. */
  int amount() {
    String text = value();
    if (!text.matches("[0-9]{1,7}")) {
      return 0;
    }
    int number = Integer.parseInt(text);
    return number < min || number > max ? 0 : number;
  }

  /** Shows a number; 0 empties the field. */
  void set(int number) {
    setValue(number == 0 ? "" : String.valueOf(number));
  }

  void onAmount(IntConsumer listener) {
    onChange(_ -> listener.accept(amount()));
  }
}
