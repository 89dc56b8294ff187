package org.queenside.ui;

import com.vaadin.flow.component.HasElement;

/**
 * Listens to clicks without Flow's {@code ClickEvent}, which keeps and sends fourteen values with
 * each, such as the pointer's position. Nothing here needs them, and a page has many buttons.
 */
public final class Clicks {

  private Clicks() {}

  /**
   * Runs an action whenever an enabled component is clicked, or pressed with the keyboard.
   *
   * @param action runs on the server
   */
  public static void on(HasElement component, Runnable action) {
    component.getElement().addEventListener("click", _ -> action.run());
  }
}
