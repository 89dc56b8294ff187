package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import org.queenside.identity.session.GuestDataService;
import org.queenside.identity.session.SignInOptions;
import org.queenside.ui.Checkbox;

/** Asks how a person wants to be signed in. */
final class SignInOptionsField extends Div {

  private boolean lasting;
  private boolean takingAlong;

  SignInOptionsField(GuestDataService guestWork) {
    addClassName("stay");
    add(new Checkbox(getTranslation("signin.lasting")).onChange(on -> lasting = on));
    takingAlong = guestWork.exists();
    if (takingAlong) {
      add(
          new Checkbox(getTranslation("signin.take-along"))
              .set(true)
              .onChange(on -> takingAlong = on));
    }
  }

  SignInOptions stay() {
    return new SignInOptions(lasting, takingAlong);
  }
}
