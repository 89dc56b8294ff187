package org.queenside.web;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.CustomizedSystemMessages;
import com.vaadin.flow.server.ErrorEvent;
import com.vaadin.flow.server.ErrorHandlerUtil;
import com.vaadin.flow.server.VaadinServiceInitListener;
import org.queenside.http.ClientAbort;
import org.queenside.monitoring.LogLine;
import org.queenside.store.StoreUnavailableException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * Handles lost sessions and failed clicks. Every page can be restored from its address and the
 * database, so a lost session only reloads the page, without a message. A failed click leads to an
 * error page.
 */
@Configuration(proxyBeanMethods = false)
class SessionRecoveryConfiguration {

  private static final Logger LOG = LoggerFactory.getLogger(SessionRecoveryConfiguration.class);

  @Bean
  VaadinServiceInitListener recovery() {
    return event -> {
      event.getSource().setSystemMessagesProvider(info -> silentReload());
      event
          .getSource()
          .addSessionInitListener(
              start ->
                  start.getSession().setErrorHandler(SessionRecoveryConfiguration::showFailure));
    };
  }

  private static CustomizedSystemMessages silentReload() {
    var messages = new CustomizedSystemMessages();
    messages.setSessionExpiredNotificationEnabled(false);
    messages.setInternalErrorNotificationEnabled(false);
    return messages;
  }

  private static void showFailure(ErrorEvent failure) {
    if (ClientAbort.isCauseOf(failure.getThrowable())) {
      return;
    }
    boolean shown =
        UI.getCurrent() != null
            && ErrorHandlerUtil.handleErrorByRedirectingToErrorView(failure.getThrowable());
    if (shown) {
      return;
    }
    if (failure.getThrowable() instanceof StoreUnavailableException) {
      LOG.error("A request failed: {}", LogLine.of(failure.getThrowable()));
    } else {
      LOG.error("A request failed", failure.getThrowable());
    }
  }
}
