package org.queenside.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.i18n.I18NProvider;

/** A link that looks like a button. */
public class LinkButton extends Anchor {

  /**
   * Creates a link.
   *
   * @param address the target page, relative to the application's root
   * @param text the link's text
   */
  public LinkButton(ButtonStyle style, String address, String text) {
    super(address, text);
    style.applyTo(this);
  }

  /**
   * Creates the page's main link.
   *
   * @param address the target page, relative to the application's root
   * @param key the key of the link's text
   * @param args the arguments of the text
   */
  public static LinkButton filled(String address, String key, Object... args) {
    return new LinkButton(ButtonStyle.FILLED, address, I18NProvider.translate(key, args));
  }

  /** Creates a link to any other important page. */
  public static LinkButton outlined(String address, String key, Object... args) {
    return new LinkButton(ButtonStyle.OUTLINED, address, I18NProvider.translate(key, args));
  }

  /** Creates a link to a page that few people need. */
  public static LinkButton text(String address, String key, Object... args) {
    return new LinkButton(ButtonStyle.TEXT, address, I18NProvider.translate(key, args));
  }

  /** Tells screen readers what the link is about, if several links have the same text. */
  public LinkButton about(String subject) {
    setAriaLabel(getText() + ": " + subject);
    return this;
  }

  /** Gives the link another style, if something else on the page is more or less important. */
  public void restyle(ButtonStyle style) {
    style.applyTo(this);
  }
}
