package org.queenside.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.HasDynamicTitle;

/** A page that says one thing and leads on: an unknown address, a failure. */
public abstract class MessageView extends Main implements HasDynamicTitle {

  private String headline = "";

  /** Creates the empty page; {@link #showMessage} fills it. */
  protected MessageView() {
    setId("main");
    addClassName("plain");
  }

  /**
   * Shows a message.
   *
   * @param message the name of the interface texts: {@code .headline} says in a few words what
   *     happened, {@code .text} what it means for the reader and what to do, {@code .action} where
   *     the button leads
   * @param address where the button leads
   */
  protected void showMessage(String message, String address) {
    headline = getTranslation(message + ".headline");
    removeAll();
    add(
        new H1(headline),
        new Paragraph(getTranslation(message + ".text")),
        LinkButton.filled(address, message + ".action"));
  }

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", headline);
  }
}
