package org.queenside.classroom.ui;

import com.vaadin.flow.component.AbstractSinglePropertyField;
import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.Tag;
import java.util.Objects;

/** A field for many lines. What is typed arrives when somebody pauses. */
@Tag("textarea")
final class TextBox extends AbstractSinglePropertyField<TextBox, String>
    implements Focusable<TextBox> {

  private static final int PAUSE_MILLIS = 400;

  TextBox(int rows) {
    super("value", "", false);
    getElement().setAttribute("rows", String.valueOf(rows));
    getElement().setAttribute("spellcheck", "false");
    getElement().setAttribute("autocomplete", "off");
    setSynchronizedEvent("input");
    Objects.requireNonNull(getSynchronizationRegistration()).debounce(PAUSE_MILLIS);
  }
}
