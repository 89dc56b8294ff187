package org.queenside.ui;

import com.vaadin.flow.component.HasStyle;

/** How much a button stands out. A page has one filled button, for its main action. */
public enum ButtonStyle {
  /** The one thing to do next. */
  FILLED("fill"),
  /** A hint. */
  SOFT("soft"),
  /** Any other important action. */
  OUTLINED("line"),
  /** Deletes something. Placed apart from other buttons. */
  DESTRUCTIVE("delete"),
  /** An action that few people need, or that changes nothing. */
  TEXT("text");

  private final String className;

  ButtonStyle(String className) {
    this.className = className;
  }

  /** Gives a button or a link this style, replacing any other. */
  void applyTo(HasStyle button) {
    for (ButtonStyle style : values()) {
      button.removeClassName(style.className);
    }
    button.addClassNames("btn", className);
  }
}
