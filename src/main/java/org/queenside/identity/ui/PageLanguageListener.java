package org.queenside.identity.ui;

import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import org.queenside.identity.session.LanguageService;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** Gives each page its language before anything is written in it. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
record PageLanguageListener(LanguageService languages) implements VaadinServiceInitListener {

  @Override
  public void serviceInit(ServiceInitEvent event) {
    event.getSource().addUIInitListener(start -> start.getUI().setLocale(languages.open()));
  }
}
