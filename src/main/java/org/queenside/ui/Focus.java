package org.queenside.ui;

import com.vaadin.flow.component.HasElement;

/** Moves the focus to where reading continues after a page was opened or a button disappeared. */
public final class Focus {

  private Focus() {}

  /** Moves the focus to a headline, without scrolling. */
  public static void moveTo(HasElement headline) {
    headline
        .getElement()
        .setAttribute("tabindex", "-1")
        .executeJs("this.focus({preventScroll: true})");
  }

  /** Moves the focus to the headline inside a component, even if it has just been replaced. */
  public static void moveToHeadlineOf(HasElement part) {
    part.getElement()
        .executeJs(
            "const headline = this.querySelector('h1');"
                + "headline?.setAttribute('tabindex', '-1');"
                + "headline?.focus({preventScroll: true});");
  }
}
