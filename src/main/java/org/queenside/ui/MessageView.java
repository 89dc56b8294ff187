package org.queenside.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.HasDynamicTitle;

/**
 * A page with one message and a button to continue, for instance for an unknown address or a
 * failure.
 */
public abstract class MessageView extends Main implements HasDynamicTitle {

  private String headline = "";

  /** Creates the empty page; {@link #showMessage} fills it. */
  protected MessageView() {
    setId("main");
    addClassNames("page", "plain");
  }

  /**
   * Shows a message.
   *
   * @param message the prefix of the interface texts: {@code .headline} says in a few words what
   *     happened, {@code .text} what it means for the user and what to do, {@code .action} what the
   *     button does
   * @param address the button's target
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
