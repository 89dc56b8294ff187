package org.queenside.browser;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;

/** A page that always fails. */
@Route("failing-page")
@AnonymousAllowed
public final class FailingView extends Div implements BeforeEnterObserver {

  static final String PATH = "/failing-page";

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    throw new IllegalStateException("this page fails on purpose, to test what is shown instead");
  }
}
