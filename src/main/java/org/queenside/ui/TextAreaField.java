package org.queenside.ui;

import com.vaadin.flow.component.AbstractSinglePropertyField;
import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.HasAriaLabel;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.data.value.ValueChangeMode;
import java.util.function.Consumer;

/** A text of several lines to fill in. What is typed arrives when somebody pauses. */
@Tag("textarea")
public final class TextAreaField extends AbstractSinglePropertyField<TextAreaField, String>
    implements Focusable<TextAreaField>, HasAriaLabel {

  private static final String LENGTH = "event.detail";

  /** How long nobody has to type until what is written is looked at, in milliseconds. */
  public static final int PAUSE_MILLIS = 300;

  /**
   * Creates an empty one.
   *
   * @param rows how many lines are seen at once
   */
  public TextAreaField(int rows) {
    super("value", "", false);
    setSynchronizedEvent("input");
    ValueChangeMode.applyChangeTimeout(
        ValueChangeMode.LAZY, PAUSE_MILLIS, getSynchronizationRegistration());
    getElement().setAttribute("rows", String.valueOf(rows));
  }

  /**
   * Does not let a text in that is too long, pasted or dropped: neither browser nor server has to
   * carry it, and nothing is cut off.
   *
   * @param characters the most the box holds
   * @param refused gets how many there would have been
   */
  public TextAreaField refuseAbove(int characters, Consumer<Integer> refused) {
    // The server reads it too; maxlength would let the browser cut a pasted text off.
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

  /** Passes on what the user types, a moment after the last key. */
  public TextAreaField onPause(Consumer<String> listener) {
    addValueChangeListener(
        change -> {
          if (change.isFromClient()) {
            listener.accept(change.getValue());
          }
        });
    return this;
  }

  /** Takes no more than so many characters. */
  public TextAreaField most(int characters) {
    getElement().setAttribute("maxlength", String.valueOf(characters));
    return this;
  }
}
