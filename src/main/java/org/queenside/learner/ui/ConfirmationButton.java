package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import org.queenside.learner.oidc.OidcProvider;
import org.queenside.learner.oidc.OidcPurpose;

/** Sends a person without a password to the provider again, and then opens the page. */
public final class ConfirmationButton extends Div {

  /**
   * Creates the button.
   *
   * @param wanted the page that opens then, as a path from the root
   */
  public ConfirmationButton(OidcProvider provider, String wanted) {
    var button =
        new NativeButton(
            getTranslation("signin.oidc", provider.name()),
            _ -> ProviderVisit.begin(new OidcPurpose.Confirm(wanted)));
    button.addClassNames("btn", "fill");
    add(button);
  }
}
