package org.queenside.look;

import com.vaadin.flow.component.AbstractSinglePropertyField;
import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.HasAriaLabel;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.data.value.ValueChangeMode;

/** A text of several lines to fill in. What is typed arrives when somebody pauses. */
@Tag("textarea")
public final class TextBox extends AbstractSinglePropertyField<TextBox, String>
    implements Focusable<TextBox>, HasAriaLabel {

  /** How long nobody has to type until what is written is looked at, in milliseconds. */
  public static final int PAUSE_MILLIS = 300;

  /**
   * Creates an empty one.
   *
   * @param rows how many lines are seen at once
   */
  public TextBox(int rows) {
    super("value", "", false);
    setSynchronizedEvent("input");
    ValueChangeMode.applyChangeTimeout(
        ValueChangeMode.LAZY, PAUSE_MILLIS, getSynchronizationRegistration());
    getElement().setAttribute("rows", String.valueOf(rows));
  }

  /** Takes no more than so many characters. */
  public TextBox most(int characters) {
    getElement().setAttribute("maxlength", String.valueOf(characters));
    return this;
  }
}
