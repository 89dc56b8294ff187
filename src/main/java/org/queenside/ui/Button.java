package org.queenside.ui;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.i18n.I18NProvider;
import java.util.function.Consumer;

/** A button that does something on the page. What leads to another page is a {@link LinkButton}. */
public class Button extends NativeButton {

  /**
   * Creates a button.
   *
   * @param text what it says
   * @param action runs in the browser's request when the button is pressed
   */
  public Button(ButtonStyle style, String text, Runnable action) {
    this(style, text, _ -> action.run());
  }

  /**
   * Creates a button that asks before it acts.
   *
   * @param text what it says
   * @param action gets the button, to which the focus returns when nothing is done
   */
  public Button(ButtonStyle style, String text, Consumer<Button> action) {
    super(text);
    style.applyTo(this);
    addClickListener(_ -> action.accept(this));
  }

  /**
   * Creates the button for what the page is for.
   *
   * @param key of the interface text that the button says
   * @param args what is put into the text
   */
  public static Button filled(String key, Runnable action, Object... args) {
    return new Button(ButtonStyle.FILLED, I18NProvider.translate(key, args), action);
  }

  /** Creates a button for anything else that matters. */
  public static Button outlined(String key, Runnable action, Object... args) {
    return new Button(ButtonStyle.OUTLINED, I18NProvider.translate(key, args), action);
  }

  /** Creates a button that asks before it acts. */
  public static Button outlined(String key, Consumer<Button> action, Object... args) {
    return new Button(ButtonStyle.OUTLINED, I18NProvider.translate(key, args), action);
  }

  /** Creates a button that few people need. */
  public static Button text(String key, Runnable action, Object... args) {
    return new Button(ButtonStyle.TEXT, I18NProvider.translate(key, args), action);
  }

  /** Creates a button that few people need, and that asks before it acts. */
  public static Button text(String key, Consumer<Button> action, Object... args) {
    return new Button(ButtonStyle.TEXT, I18NProvider.translate(key, args), action);
  }

  /** Names what the button is about, for a screen reader, where several buttons say the same. */
  public Button about(String subject) {
    setAriaLabel(getText() + ": " + subject);
    return this;
  }
}
