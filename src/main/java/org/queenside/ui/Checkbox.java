package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Span;
import java.util.function.Consumer;

/** A box to tick, with its words beside it. */
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

  /** Creates the box with pictures or several words as its label. */
  public Checkbox(Component... label) {
    addClassName("tick");
    box.setType("checkbox");
    add(box);
    add(label);
  }

  /**
   * Creates the box without visible words, as in a table.
   *
   * @param label what a screen reader says
   */
  public static Checkbox unlabelled(String label) {
    var checkbox = new Checkbox(new Component[0]);
    checkbox.box.setAriaLabel(label);
    return checkbox;
  }

  /** Shows the box as a switch, on or off. It tells the server when the reader switches it. */
  public Checkbox asSwitch() {
    addClassName("toggle");
    box.getElement().setAttribute("role", "switch");
    return onChange(_ -> {});
  }

  /** Hears when the reader ticks the box or takes the tick away. */
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

  /** Whether it is ticked. */
  public boolean isChecked() {
    return box.getElement().getProperty(CHECKED, false);
  }

  /** Ticks the box, or not. */
  public Checkbox set(boolean on) {
    box.getElement().setProperty(PARTLY, false);
    box.getElement().setProperty(CHECKED, on);
    return this;
  }

  /** Shows that some of what the box stands for is chosen. */
  public void setPartly() {
    box.getElement().setProperty(CHECKED, false);
    box.getElement().setProperty(PARTLY, true);
  }
}
