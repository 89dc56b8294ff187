package org.queenside.ui;

import com.vaadin.browserless.SpringBrowserlessTest;
import com.vaadin.flow.component.html.NativeButton;

/** Reads pages and presses their buttons, without a browser. */
public abstract class PageTester extends SpringBrowserlessTest {

  /** Presses the first button that says exactly this. */
  protected void press(String label) {
    test($(NativeButton.class).withText(label).first()).click();
  }

  /** All that the page says. */
  protected String text() {
    return getCurrentView().getElement().getTextRecursively();
  }
}
