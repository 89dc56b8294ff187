package org.queenside.learner;

import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Welcomes known guests whenever they open a page, so that those who keep coming stay known. */
@Component
class ReturningGuests implements VaadinServiceInitListener {

  private static final Logger LOG = LoggerFactory.getLogger(ReturningGuests.class);

  private final CurrentLearner currentLearner;

  ReturningGuests(CurrentLearner currentLearner) {
    this.currentLearner = currentLearner;
  }

  @Override
  public void serviceInit(ServiceInitEvent event) {
    event.addIndexHtmlRequestListener(page -> welcome());
  }

  private void welcome() {
    try {
      currentLearner.welcomeBack();
    } catch (StoreUnavailable e) {
      // The page itself must still open: it is the page that tells of the trouble.
      LOG.warn("A returning learner could not be noted", e);
    }
  }
}
