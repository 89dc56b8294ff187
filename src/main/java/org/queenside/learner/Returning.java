package org.queenside.learner;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import org.springframework.stereotype.Component;

/**
 * Welcomes known guests and whoever is signed in whenever they open a page, so that those who keep
 * coming stay known, and notes whose page it is.
 */
@Component
class Returning implements VaadinServiceInitListener {

  private final CurrentLearner currentLearner;
  private final CurrentAccount currentAccount;

  Returning(CurrentLearner currentLearner, CurrentAccount currentAccount) {
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
      PageOwner.note(currentAccount.inThisBrowser());
    } catch (StoreUnavailable _) {
      // The page opens all the same, and asks again with its first step.
    }
  }

  /** The way to another page leads to one of who is there now, with their name above it. */
  private void loadAnewForAnother(BeforeEnterEvent event) {
    if (!event.isErrorEvent() && PageOwner.isAnotherThan(currentAccount.inThisBrowser())) {
      throw new PageOfAnother();
    }
  }

  private void welcome() {
    try {
      currentLearner.welcomeBack();
      currentAccount.welcomeBack();
    } catch (StoreUnavailable _) {
      // The page itself must still open: it is the page that tells of the trouble.
    }
  }
}
