package org.queenside.workshop.ui;

import com.vaadin.flow.component.AbstractSinglePropertyField;
import com.vaadin.flow.component.HasAriaLabel;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.data.value.ValueChangeMode;

/** A text of several lines that reports itself a moment after the last key. */
@Tag("textarea")
final class TextBox extends AbstractSinglePropertyField<TextBox, String> implements HasAriaLabel {

  TextBox(int rows, int most) {
    super("value", "", false);
    setSynchronizedEvent("input");
    ValueChangeMode.applyChangeTimeout(
        ValueChangeMode.LAZY, Inputs.PAUSE_MILLIS, getSynchronizationRegistration());
    getElement().setAttribute("rows", String.valueOf(rows));
    getElement().setAttribute("maxlength", String.valueOf(most));
  }
}
