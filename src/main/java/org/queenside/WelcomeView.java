package org.queenside;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;

/** The first page. */
@Route("")
@AnonymousAllowed
class WelcomeView extends Main {

  WelcomeView() {
    add(new H1("Queenside"));
  }
}
