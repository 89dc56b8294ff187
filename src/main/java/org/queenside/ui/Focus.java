package org.queenside.ui;

import com.vaadin.flow.component.HasElement;

/** Moves the focus to where reading goes on after a page opened or a button disappeared. */
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
