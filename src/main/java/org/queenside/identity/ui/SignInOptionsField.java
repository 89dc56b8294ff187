package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import org.queenside.identity.session.GuestDataService;
import org.queenside.identity.session.SignInOptions;
import org.queenside.ui.Checkbox;

/** Asks how a person wants to be signed in. On a class tablet it is hidden and ignored. */
final class SignInOptionsField extends Div {

  private boolean lasting;
  private boolean takingAlong;

  private SignInOptionsField(GuestDataService guestData, boolean takesAlong) {
    addClassName("stay");
    add(new Checkbox(getTranslation("signin.lasting")).onChange(on -> lasting = on));
    if (guestData.exists()) {
      takingAlong = takesAlong;
      add(
          new Checkbox(getTranslation("signin.take-along"))
              .set(takesAlong)
              .onChange(on -> takingAlong = on));
    }
  }

  /** Creates the questions for people who probably use their own device. */
  static SignInOptionsField forOwnDevice(GuestDataService guestData) {
    return new SignInOptionsField(guestData, true);
  }

  /** Creates the questions for pupils with a card, who often use a device of the school. */
  static SignInOptionsField forCard(GuestDataService guestData) {
    return new SignInOptionsField(guestData, false);
  }

  SignInOptions stay() {
    return new SignInOptions(lasting, takingAlong);
  }
}
