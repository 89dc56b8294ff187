package org.queenside.learner.ui;

import com.vaadin.flow.component.UI;
import org.queenside.learner.CurrentAccount;

/** Ends who is signed in in this browser, and leads to where the next one signs in. */
final class SigningOut {

  private SigningOut() {}

  /** Does so. Whoever comes next reads that nobody is signed in any more. */
  static void here(CurrentAccount currentAccount) {
    UI.getCurrent().getPage().setLocation("sign-in?" + SignInView.SIGNED_OUT);
    currentAccount.end();
  }
}
