package org.queenside.identity.ui;

import com.vaadin.flow.component.UI;
import org.queenside.identity.session.CurrentAccount;

/** Signs out on this browser, and opens the sign-in page. */
final class SignOut {

  private SignOut() {}

  /** Signs out. The sign-in page then says so. */
  static void signOut(CurrentAccount currentAccount) {
    UI.getCurrent().getPage().setLocation("sign-in?" + SignInView.SIGNED_OUT);
    currentAccount.end();
  }
}
