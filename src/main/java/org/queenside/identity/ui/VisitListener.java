package org.queenside.identity.ui;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.CurrentLearner;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * Records visits of known guests and accounts when they open a page, so that active ones aren't
 * deleted. Also records the owner of each page.
 */
@Component
record VisitListener(CurrentLearner currentLearner, CurrentAccount currentAccount)
    implements VaadinServiceInitListener {

  @Override
  public void serviceInit(ServiceInitEvent event) {
    event.addIndexHtmlRequestListener(page -> renewVisit());
    event
        .getSource()
        .addUIInitListener(
            start -> {
              noteOwner();
              start.getUI().addBeforeEnterListener(this::reloadForAnotherAccount);
            });
  }

  private void noteOwner() {
    try {
      currentAccount.ownPage();
    } catch (StoreUnavailableException _) {
      // The page still opens, and its first event reads the account again.
    }
  }

  /**
   * After navigation, the page belongs to the account that is now signed in, whose name is in the
   * bar.
   */
  private void reloadForAnotherAccount(BeforeEnterEvent event) {
    if (!event.isErrorEvent()) {
      currentAccount.checkPageOwner();
    }
  }

  private void renewVisit() {
    try {
      currentLearner.renew();
      currentAccount.renew();
    } catch (StoreUnavailableException _) {
      // The page still opens, and reports the failure itself.
    }
  }
}
