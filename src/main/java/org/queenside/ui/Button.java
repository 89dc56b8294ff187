package org.queenside.ui;

import com.vaadin.flow.component.html.NativeButton;

/** A button that does something on the page. What leads to another page is a {@link LinkButton}. */
public class Button extends NativeButton {

  /**
   * Creates a button.
   *
   * @param text what it says
   * @param action runs in the browser's request when the button is pressed
   */
  public Button(ButtonStyle style, String text, Runnable action) {
    super(text, _ -> action.run());
    style.applyTo(this);
  }
}
