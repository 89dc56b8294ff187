package org.queenside.web;

import com.vaadin.flow.router.BeforeEnterListener;
import com.vaadin.flow.server.VaadinServiceInitListener;

/** Registers a listener for the navigation of every page. */
final class BeforeEnterRegistration {

  private BeforeEnterRegistration() {}

  /** Returns what makes Flow call the listener before any page enters a view. */
  static VaadinServiceInitListener of(BeforeEnterListener listener) {
    return event ->
        event
            .getSource()
            .addUIInitListener(opened -> opened.getUI().addBeforeEnterListener(listener));
  }
}
