package org.queenside.web;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.ui.MessageView;

/**
 * Handles a page or a click that requires an account. Visitors who aren't signed in go to the
 * sign-in page and then back; users with another role are told that the page isn't for them.
 */
@ParentLayout(MainLayout.class)
@AnonymousAllowed
class RoleRequiredView extends MessageView implements HasErrorParameter<RoleRequiredException> {

  private static final String SIGN_IN = "sign-in";

  private final CurrentAccount currentAccount;

  RoleRequiredView(CurrentAccount currentAccount) {
    this.currentAccount = currentAccount;
  }

  @Override
  public int setErrorParameter(
      BeforeEnterEvent event, ErrorParameter<RoleRequiredException> problem) {
    if (currentAccount.findIgnoringPageOwner() != null) {
      showMessage("denied", "");
      return HttpStatusCode.FORBIDDEN.getCode();
    }
    QueryParameters back =
        QueryParameters.of("next", event.getLocation().getPathWithQueryParameters());
    showMessage("signedout", SIGN_IN + "?" + back.getQueryString());
    // Has no effect after a click; then the message above is shown.
    event.forwardTo(SIGN_IN, back);
    return HttpStatusCode.UNAUTHORIZED.getCode();
  }
}
