package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Div;
import org.queenside.learner.GuestWork;
import org.queenside.learner.Stay;
import org.queenside.look.Tick;

/** Asks how somebody wants to be signed in. */
final class StayChoice extends Div {

  private boolean lasting;
  private boolean takingAlong;

  StayChoice(GuestWork guestWork) {
    addClassName("stay");
    add(new Tick(getTranslation("signin.lasting")).onChange(on -> lasting = on));
    takingAlong = guestWork.isThere();
    if (takingAlong) {
      add(new Tick(getTranslation("signin.take-along")).set(true).onChange(on -> takingAlong = on));
    }
  }

  Stay stay() {
    return new Stay(lasting, takingAlong);
  }
}
