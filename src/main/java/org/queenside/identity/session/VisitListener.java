package org.queenside.identity.session;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * Welcomes known guests and whoever is signed in whenever they open a page, so that those who keep
 * coming stay known, and notes whose page it is.
 */
@Component
class VisitListener implements VaadinServiceInitListener {

  private final CurrentLearner currentLearner;
  private final CurrentAccount currentAccount;

  VisitListener(CurrentLearner currentLearner, CurrentAccount currentAccount) {
    this.currentLearner = currentLearner;
    this.currentAccount = currentAccount;
  }

  @Override
  public void serviceInit(ServiceInitEvent event) {
    event.addIndexHtmlRequestListener(page -> welcome());
    event
        .getSource()
        .addUIInitListener(
            start -> {
              noteOwner();
              start.getUI().addBeforeEnterListener(this::loadAnewForAnother);
            });
  }

  private void noteOwner() {
    try {
      PageOwner.note(currentAccount.findIgnoringPageOwner());
    } catch (StoreUnavailableException _) {
      // The page opens all the same, and asks again with its first step.
    }
  }

  /** The way to another page leads to one of who is there now, with their name above it. */
  private void loadAnewForAnother(BeforeEnterEvent event) {
    if (!event.isErrorEvent() && PageOwner.isAnotherThan(currentAccount.findIgnoringPageOwner())) {
      throw new AccountSwitchedException();
    }
  }

  private void welcome() {
    try {
      currentLearner.renew();
      currentAccount.renew();
    } catch (StoreUnavailableException _) {
      // The page itself must still open: it is the page that tells of the trouble.
    }
  }
}
