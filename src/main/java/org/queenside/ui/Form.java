package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.NativeButton;

/** Fields that are sent together, by the Enter key too. The browser itself sends nothing. */
@Tag("form")
public final class Form extends HtmlContainer {

  private final NativeButton button;

  /**
   * Creates a form.
   *
   * @param send what its button says
   * @param sent called when it is sent
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

  /** Gives it an outlined button: it is not what the page is for. */
  public Form quiet() {
    ButtonStyle.OUTLINED.applyTo(button);
    return this;
  }
}
