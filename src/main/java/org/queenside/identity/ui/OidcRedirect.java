package org.queenside.identity.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.VaadinSession;
import org.queenside.identity.oidc.OidcProvider;
import org.queenside.identity.oidc.OidcPurpose;

/** Sends the browser to the provider. */
final class OidcRedirect {

  private OidcRedirect() {}

  /**
   * Leaves the page for the provider. {@code OidcAuthenticationHandler} takes over when the visitor
   * returns.
   */
  static void begin(OidcPurpose purpose) {
    VaadinSession.getCurrent().getSession().setAttribute(OidcProvider.PURPOSE, purpose);
    UI.getCurrent().getPage().setLocation(OidcProvider.START);
  }
}
