package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import org.queenside.identity.oidc.OidcProvider;
import org.queenside.identity.oidc.OidcPurpose;
import org.queenside.ui.Button;

/** Sends a person without a password to the provider again, and opens the page afterwards. */
public final class ProviderConfirmationButton extends Div {

  /**
   * Creates the button.
   *
   * @param wanted the page to open afterwards, as a path from the root
   */
  public ProviderConfirmationButton(OidcProvider provider, String wanted) {
    add(
        Button.filled(
            "signin.oidc",
            () -> OidcRedirect.begin(new OidcPurpose.Confirm(wanted)),
            provider.name()));
  }
}
