package org.queenside.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.NativeButton;

/** Prints the page, as the browser's own menu does. */
public final class PrintButton extends NativeButton {

  /** Creates the button. */
  public PrintButton(String label) {
    super(label, _ -> UI.getCurrent().getPage().executeJs("window.print()"));
    addClassNames("btn", "fill");
  }
}
