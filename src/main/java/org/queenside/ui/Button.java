package org.queenside.ui;

import com.vaadin.flow.component.html.NativeButton;
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

  /** Names what the button is about, for a screen reader, where several buttons say the same. */
  public Button about(String subject) {
    setAriaLabel(getText() + ": " + subject);
    return this;
  }
}
