package org.queenside.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;

/** A few choices in a row, one of them taken. */
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
   * Adds a choice.
   *
   * @param choice what the button says
   * @param taken whether it is the one taken now
   * @param take what taking it does
   */
  public void add(String choice, boolean taken, Runnable take) {
    var button = new NativeButton(choice);
    button.addClickListener(
        click -> {
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
