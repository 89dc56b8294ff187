package org.queenside.ui;

import com.vaadin.flow.component.HasElement;

/** Where whoever uses keys or a screen reader reads on: after a page has come, or a button gone. */
public final class Focus {

  private Focus() {}

  /** Gives a headline the focus; nothing is scrolled. */
  public static void moveTo(HasElement headline) {
    headline
        .getElement()
        .setAttribute("tabindex", "-1")
        .executeJs("this.focus({preventScroll: true})");
  }
}
