package org.queenside.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.i18n.I18NProvider;

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

  /**
   * Creates the link to what the page is for.
   *
   * @param address the page it leads to, relative to the application's root
   * @param key of the interface text that the link says
   * @param args what is put into the text
   */
  public static LinkButton filled(String address, String key, Object... args) {
    return new LinkButton(ButtonStyle.FILLED, address, I18NProvider.translate(key, args));
  }

  /** Creates a link to anything else that matters. */
  public static LinkButton outlined(String address, String key, Object... args) {
    return new LinkButton(ButtonStyle.OUTLINED, address, I18NProvider.translate(key, args));
  }

  /** Creates a link that few people need. */
  public static LinkButton text(String address, String key, Object... args) {
    return new LinkButton(ButtonStyle.TEXT, address, I18NProvider.translate(key, args));
  }

  /** Names what the link is about, for a screen reader, where several links say the same. */
  public LinkButton about(String subject) {
    setAriaLabel(getText() + ": " + subject);
    return this;
  }

  /** Gives the link another look, when something else on the page matters more or less. */
  public void restyle(ButtonStyle style) {
    style.applyTo(this);
  }
}
