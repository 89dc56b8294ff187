package org.queenside.ui;

import com.vaadin.flow.component.HasStyle;

/** How much a button stands out. A page has one filled button: what the page is for. */
public enum ButtonStyle {
  /** The one thing to do next. */
  FILLED("fill"),
  /** A hint. */
  SOFT("soft"),
  /** Anything else that matters. */
  OUTLINED("line"),
  /** Deletes something. It stands apart from other buttons. */
  DESTRUCTIVE("delete"),
  /** What few people need, and what leaves everything as it is. */
  TEXT("text");

  private final String className;

  ButtonStyle(String className) {
    this.className = className;
  }

  /** Gives a button or a link this look, in place of another style it had. */
  void applyTo(HasStyle button) {
    for (ButtonStyle style : values()) {
      button.removeClassName(style.className);
    }
    button.addClassNames("btn", className);
  }
}
