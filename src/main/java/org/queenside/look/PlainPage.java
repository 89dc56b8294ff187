package org.queenside.look;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.HasDynamicTitle;

/** A page that says one thing and leads on: an unknown address, a failure. */
public abstract class PlainPage extends Main implements HasDynamicTitle {

  private String headline = "";

  /** Creates the empty page; {@link #say} fills it. */
  protected PlainPage() {
    setId("main");
    addClassName("plain");
  }

  /**
   * Shows a message.
   *
   * @param headline what happened, in a few words
   * @param text what it means for the reader and what to do
   * @param address where the button leads
   * @param action what the button says
   */
  protected void say(String headline, String text, String address, String action) {
    this.headline = headline;
    removeAll();
    var button = new Anchor(address, action);
    button.addClassNames("btn", "fill");
    add(new H1(headline), new Paragraph(text), button);
  }

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", headline);
  }
}
