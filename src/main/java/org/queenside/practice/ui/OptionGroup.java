package org.queenside.practice.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.Map;
import java.util.function.Consumer;
import org.queenside.ui.ToggleGroup;

/** A label with a row of options, for the settings of a drill. */
final class OptionGroup<T> extends Div {

  /**
   * Creates the choice.
   *
   * @param label the name of the setting
   * @param choices the values by their labels, in order
   * @param taken the current value
   */
  OptionGroup(String label, Map<String, T> choices, T taken, Consumer<T> take) {
    addClassName("setting");
    var name = new Span(label);
    name.getElement().setAttribute("aria-hidden", "true");
    var row = new ToggleGroup(label);
    choices.forEach((word, value) -> row.add(word, value.equals(taken), () -> take.accept(value)));
    add(name, row);
  }
}
