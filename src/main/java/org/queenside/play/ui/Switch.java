package org.queenside.play.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;

/** A few choices in a row, one of them taken. */
final class Switch extends Div {

  /**
   * Creates an empty row.
   *
   * @param label what is chosen, for the screen reader
   */
  Switch(String label) {
    addClassName("switch");
    getElement().setAttribute("role", "group");
    getElement().setAttribute("aria-label", label);
  }

  void add(String choice, boolean taken, Runnable take) {
    var button = new NativeButton(choice, click -> take.run());
    button.getElement().setAttribute("aria-pressed", String.valueOf(taken));
    add(button);
  }
}
