package org.queenside.ui;

import com.vaadin.flow.component.html.Anchor;

/** A link that looks like a button. */
public class LinkButton extends Anchor {

  /**
   * Creates a link.
   *
   * @param address the page it leads to, relative to the application's root
   * @param text what it says
   */
  public LinkButton(ButtonStyle style, String address, String text) {
    super(address, text);
    style.applyTo(this);
  }

  /** Gives the link another look, when something else on the page matters more or less. */
  public void restyle(ButtonStyle style) {
    style.applyTo(this);
  }
}
