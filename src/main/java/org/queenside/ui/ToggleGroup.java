package org.queenside.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** A row of choices, one of them selected. */
public final class ToggleGroup extends Div {

  /**
   * Creates an empty row.
   *
   * @param label what is chosen, for the screen reader
   */
  public ToggleGroup(String label) {
    addClassName("switch");
    getElement().setAttribute("role", "group");
    getElement().setAttribute("aria-label", label);
  }

  /**
   * Creates a row of choices.
   *
   * @param label what is chosen, for the screen reader
   * @param taken the selected choice
   * @param words returns the text of a choice's button
   * @param take gets a choice when it is selected
   */
  public static <T> ToggleGroup of(
      String label, List<T> choices, T taken, Function<T, String> words, Consumer<T> take) {
    var group = new ToggleGroup(label);
    for (T choice : choices) {
      group.add(words.apply(choice), choice.equals(taken), () -> take.accept(choice));
    }
    return group;
  }

  /**
   * Adds a choice.
   *
   * @param choice the button's text
   * @param taken whether it is selected
   * @param take called when it is selected
   */
  public void add(String choice, boolean taken, Runnable take) {
    var button = new NativeButton(choice);
    Clicks.on(
        button,
        () -> {
          getChildren().forEach(other -> press((NativeButton) other, other.equals(button)));
          take.run();
        });
    press(button, taken);
    add(button);
  }

  private static void press(NativeButton button, boolean taken) {
    button.getElement().setAttribute("aria-pressed", String.valueOf(taken));
  }
}
