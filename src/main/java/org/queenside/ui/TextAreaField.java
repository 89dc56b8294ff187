package org.queenside.ui;

import com.vaadin.flow.component.AbstractSinglePropertyField;
import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.HasAriaLabel;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.data.value.ValueChangeMode;
import java.util.function.Consumer;

/** A text field with several lines. What is typed is sent when the user pauses. */
@Tag("textarea")
public final class TextAreaField extends AbstractSinglePropertyField<TextAreaField, String>
    implements Focusable<TextAreaField>, HasAriaLabel {

  private static final String LENGTH = "event.detail";

  /** How long the user must pause before the text is sent, in milliseconds. */
  public static final int PAUSE_MILLIS = 300;

  /**
   * Creates an empty field.
   *
   * @param rows how many lines are visible at once
   */
  public TextAreaField(int rows) {
    super("value", "", false);
    setSynchronizedEvent("input");
    ValueChangeMode.applyChangeTimeout(
        ValueChangeMode.LAZY, PAUSE_MILLIS, getSynchronizationRegistration());
    getElement().setAttribute("rows", String.valueOf(rows));
  }

  /**
   * Refuses a pasted or dropped text that is too long, so that neither browser nor server has to
   * handle it, and nothing is cut off.
   *
   * @param characters the maximum length
   * @param refused gets the length that was refused
   */
  public TextAreaField refuseAbove(int characters, Consumer<Integer> refused) {
    // The server checks this too. With maxlength, the browser would cut off a pasted text.
    getElement().setAttribute("data-most", String.valueOf(characters));
    getElement()
        .executeJs(
            """
            this.addEventListener('beforeinput', (event) => {
              const added = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
              const length = this.value.length + added.length - this.selectionEnd + this.selectionStart;
              if (added && length > $0) {
                event.preventDefault();
                this.dispatchEvent(new CustomEvent('too-long', {detail: length}));
              }
            })""",
            characters);
    getElement()
        .addEventListener(
            "too-long",
            event -> refused.accept(event.getEventData().path(LENGTH).asInt(characters + 1)))
        .addEventData(LENGTH);
    return this;
  }

  /** Adds a listener that gets the text as the user types, a moment after the last key. */
  public TextAreaField onPause(Consumer<String> listener) {
    addValueChangeListener(
        change -> {
          if (change.isFromClient()) {
            listener.accept(change.getValue());
          }
        });
    return this;
  }

  /** Sets the maximum length. */
  public TextAreaField most(int characters) {
    getElement().setAttribute("maxlength", String.valueOf(characters));
    return this;
  }
}
