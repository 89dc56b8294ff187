package org.queenside.practice.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.Map;
import java.util.function.Consumer;
import org.queenside.ui.ToggleGroup;

/** Something to choose before a drill begins: a word, and a few choices in a row. */
final class OptionGroup<T> extends Div {

  /**
   * Creates the choice.
   *
   * @param label what is chosen
   * @param choices the values by their words, in order
   * @param taken the one chosen now
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
