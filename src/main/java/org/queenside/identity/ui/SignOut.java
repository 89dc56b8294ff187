package org.queenside.identity.ui;

import com.vaadin.flow.component.UI;
import org.queenside.identity.session.CurrentAccount;

/** Ends who is signed in in this browser, and leads to where the next one signs in. */
final class SignOut {

  private SignOut() {}

  /** Does so. Whoever comes next reads that nobody is signed in any more. */
  static void signOut(CurrentAccount currentAccount) {
    UI.getCurrent().getPage().setLocation("sign-in?" + SignInView.SIGNED_OUT);
    currentAccount.end();
  }
}
