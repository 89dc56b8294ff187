package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import org.queenside.identity.session.GuestDataService;
import org.queenside.identity.session.SignInOptions;
import org.queenside.ui.Checkbox;

/**
 * Asks how a person wants to be signed in. On a tied device it is hidden, and nothing in it counts.
 */
final class SignInOptionsField extends Div {

  private boolean lasting;
  private boolean takingAlong;

  private SignInOptionsField(GuestDataService guestWork, boolean takesAlong) {
    addClassName("stay");
    add(new Checkbox(getTranslation("signin.lasting")).onChange(on -> lasting = on));
    if (guestWork.exists()) {
      takingAlong = takesAlong;
      add(
          new Checkbox(getTranslation("signin.take-along"))
              .set(takesAlong)
              .onChange(on -> takingAlong = on));
    }
  }

  /** Creates the questions for people who probably use their own device. */
  static SignInOptionsField forOwnDevice(GuestDataService guestWork) {
    return new SignInOptionsField(guestWork, true);
  }

  /** Creates the questions for pupils with a card, who often use a device of the school. */
  static SignInOptionsField forCard(GuestDataService guestWork) {
    return new SignInOptionsField(guestWork, false);
  }

  SignInOptions stay() {
    return new SignInOptions(lasting, takingAlong);
  }
}
