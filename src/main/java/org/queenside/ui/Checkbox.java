package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Span;
import java.util.function.Consumer;

/** A checkbox with its label beside it. */
public final class Checkbox extends NativeLabel {

  private static final String CHECKED = "checked";
  private static final String PARTLY = "indeterminate";

  private final Input box = new Input();

  /**
   * Creates the box, not ticked.
   *
   * @param label what ticking means
   */
  public Checkbox(String label) {
    this(new Span(label));
  }

  /** Creates the box with pictures or several components as its label. */
  public Checkbox(Component... label) {
    addClassName("tick");
    box.setType("checkbox");
    add(box);
    add(label);
  }

  /**
   * Creates the box without a visible label, for instance for a table.
   *
   * @param label what a screen reader says
   */
  public static Checkbox unlabelled(String label) {
    var checkbox = new Checkbox(new Component[0]);
    checkbox.box.setAriaLabel(label);
    return checkbox;
  }

  /** Shows the box as a switch, which tells the server when the user switches it. */
  public Checkbox asSwitch() {
    addClassName("toggle");
    box.getElement().setAttribute("role", "switch");
    return onChange(_ -> {});
  }

  /** Adds a listener for ticking and unticking. */
  public Checkbox onChange(Consumer<Boolean> listener) {
    box.getElement()
        .addEventListener(
            "change",
            event -> {
              box.getElement().setProperty(PARTLY, false);
              listener.accept(isChecked());
            })
        .synchronizeProperty(CHECKED);
    return this;
  }

  /** Moves the focus to the box. */
  public void focus() {
    box.focus();
  }

  /** Returns whether the box is ticked. */
  public boolean isChecked() {
    return box.getElement().getProperty(CHECKED, false);
  }

  /** Ticks or unticks the box. */
  public Checkbox set(boolean on) {
    box.getElement().setProperty(PARTLY, false);
    box.getElement().setProperty(CHECKED, on);
    return this;
  }

  /** Shows that some, but not all, of the box's items are chosen. */
  public void setPartly() {
    box.getElement().setProperty(CHECKED, false);
    box.getElement().setProperty(PARTLY, true);
  }
}
