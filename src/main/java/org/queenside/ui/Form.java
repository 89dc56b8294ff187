package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.NativeButton;

/**
 * Fields that are submitted together, also with the Enter key. The browser itself doesn't submit
 * anything.
 */
@Tag("form")
public final class Form extends HtmlContainer {

  private final NativeButton button;

  /**
   * Creates a form.
   *
   * @param send the text of its button
   * @param sent called when it is submitted
   */
  public Form(String send, Runnable sent, Component... fields) {
    addClassName("form");
    getElement().setAttribute("novalidate", true);
    button = new NativeButton(send);
    ButtonStyle.FILLED.applyTo(button);
    button.getElement().setAttribute("type", "submit");
    add(fields);
    add(button);
    getElement().addEventListener("submit", _ -> sent.run()).preventDefault();
  }

  /** Outlines the button, for a form that isn't the main thing on the page. */
  public Form quiet() {
    ButtonStyle.OUTLINED.applyTo(button);
    return this;
  }
}
