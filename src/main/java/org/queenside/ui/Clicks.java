package org.queenside.ui;

import com.vaadin.flow.component.HasElement;
import com.vaadin.flow.component.html.NativeButton;

/**
 * Listens to clicks without Flow's {@code ClickEvent}, which keeps and sends fourteen values with
 * each, such as the pointer's position. Nothing here needs them, and a page has many buttons.
 */
public final class Clicks {

  private Clicks() {}

  /**
   * Creates a button without our style.
   *
   * @param text the button's text, or empty to add other content
   * @param action runs on the server
   */
  public static NativeButton button(String text, Runnable action) {
    var button = new NativeButton(text);
    on(button, action);
    return button;
  }

  /**
   * Runs an action whenever an enabled component is clicked, or pressed with the keyboard.
   *
   * @param action runs on the server
   */
  public static void on(HasElement component, Runnable action) {
    component.getElement().addEventListener("click", _ -> action.run());
  }
}
