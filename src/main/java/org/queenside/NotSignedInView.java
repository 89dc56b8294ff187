package org.queenside;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.NotSignedIn;
import org.queenside.look.PlainPage;

/**
 * A page or a click that needs an account. Who has none is led to the page to sign in, and from
 * there back; who has one of another role reads so.
 */
@ParentLayout(MainLayout.class)
@AnonymousAllowed
class NotSignedInView extends PlainPage implements HasErrorParameter<NotSignedIn> {

  private static final String SIGN_IN = "sign-in";

  private final CurrentAccount currentAccount;

  NotSignedInView(CurrentAccount currentAccount) {
    this.currentAccount = currentAccount;
  }

  @Override
  public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<NotSignedIn> problem) {
    if (currentAccount.inThisBrowser() != null) {
      say("denied", "");
      return HttpStatusCode.FORBIDDEN.getCode();
    }
    QueryParameters back =
        QueryParameters.of("next", event.getLocation().getPathWithQueryParameters());
    say("signedout", SIGN_IN + "?" + back.getQueryString());
    // Not followed after a click: then the page above is shown.
    event.forwardTo(SIGN_IN, back);
    return HttpStatusCode.UNAUTHORIZED.getCode();
  }
}
