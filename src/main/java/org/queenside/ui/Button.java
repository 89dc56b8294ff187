package org.queenside.ui;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.i18n.I18NProvider;
import java.util.function.Consumer;

/** A button that does something on the page. To open another page, use a {@link LinkButton}. */
public class Button extends NativeButton {

  /**
   * Creates a button.
   *
   * @param text the button's text
   * @param action runs on the server when the button is pressed
   */
  public Button(ButtonStyle style, String text, Runnable action) {
    this(style, text, _ -> action.run());
  }

  /**
   * Creates a button that asks before it acts.
   *
   * @param text the button's text
   * @param action gets the button, which gets the focus back if nothing is done
   */
  public Button(ButtonStyle style, String text, Consumer<Button> action) {
    super(text);
    style.applyTo(this);
    Clicks.on(this, () -> action.accept(this));
  }

  /**
   * Creates the page's main button.
   *
   * @param key the key of the button's text
   * @param args the arguments of the text
   */
  public static Button filled(String key, Runnable action, Object... args) {
    return new Button(ButtonStyle.FILLED, I18NProvider.translate(key, args), action);
  }

  /** Creates a button for any other important action. */
  public static Button outlined(String key, Runnable action, Object... args) {
    return new Button(ButtonStyle.OUTLINED, I18NProvider.translate(key, args), action);
  }

  /** Creates a button that asks before it acts. */
  public static Button outlined(String key, Consumer<Button> action, Object... args) {
    return new Button(ButtonStyle.OUTLINED, I18NProvider.translate(key, args), action);
  }

  /** Creates a button for an action that few people need. */
  public static Button text(String key, Runnable action, Object... args) {
    return new Button(ButtonStyle.TEXT, I18NProvider.translate(key, args), action);
  }

  /** Creates a button for an action that few people need, and that asks before it acts. */
  public static Button text(String key, Consumer<Button> action, Object... args) {
    return new Button(ButtonStyle.TEXT, I18NProvider.translate(key, args), action);
  }

  /** Gives the button another style, if something else on the page is more important. */
  public Button restyled(ButtonStyle style) {
    style.applyTo(this);
    return this;
  }

  /** Tells screen readers what the button is about, if several buttons have the same text. */
  public Button about(String subject) {
    setAriaLabel(getText() + ": " + subject);
    return this;
  }
}
