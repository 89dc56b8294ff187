package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeButton;

/** A small button that shows an icon instead of words. */
public final class IconButton extends NativeButton {

  /**
   * Creates a button.
   *
   * @param label what a screen reader says, also shown as a tooltip
   * @param action runs when the button is pressed
   */
  public IconButton(Component sign, String label, Runnable action) {
    Clicks.on(this, action);
    addClassName("icon-button");
    add(sign);
    setAriaLabel(label);
    setTitle(label);
  }
}
