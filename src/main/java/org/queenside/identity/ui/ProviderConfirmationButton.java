package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import org.queenside.identity.oidc.OidcProvider;
import org.queenside.identity.oidc.OidcPurpose;

/** Sends a person without a password to the provider again, and then opens the page. */
public final class ProviderConfirmationButton extends Div {

  /**
   * Creates the button.
   *
   * @param wanted the page that opens then, as a path from the root
   */
  public ProviderConfirmationButton(OidcProvider provider, String wanted) {
    var button =
        new NativeButton(
            getTranslation("signin.oidc", provider.name()),
            _ -> OidcRedirect.begin(new OidcPurpose.Confirm(wanted)));
    button.addClassNames("btn", "fill");
    add(button);
  }
}
