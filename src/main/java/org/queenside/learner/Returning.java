package org.queenside.learner;

import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Welcomes known guests and whoever is signed in whenever they open a page, so that those who keep
 * coming stay known.
 */
@Component
class Returning implements VaadinServiceInitListener {

  private static final Logger LOG = LoggerFactory.getLogger(Returning.class);

  private final CurrentLearner currentLearner;
  private final CurrentAccount currentAccount;

  Returning(CurrentLearner currentLearner, CurrentAccount currentAccount) {
    this.currentLearner = currentLearner;
    this.currentAccount = currentAccount;
  }

  @Override
  public void serviceInit(ServiceInitEvent event) {
    event.addIndexHtmlRequestListener(page -> welcome());
  }

  private void welcome() {
    try {
      currentLearner.welcomeBack();
      currentAccount.welcomeBack();
    } catch (StoreUnavailable e) {
      // The page itself must still open: it is the page that tells of the trouble.
      LOG.warn("A returning learner could not be noted", e);
    }
  }
}
