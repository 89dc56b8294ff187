package org.queenside.ui;

import com.vaadin.flow.component.UI;

/** Prints the page, as the browser's own menu does. */
public final class PrintButton extends Button {

  public PrintButton(String label) {
    this(ButtonStyle.FILLED, label);
  }

  public PrintButton(ButtonStyle style, String label) {
    super(style, label, () -> UI.getCurrent().getPage().executeJs("window.print()"));
  }
}
