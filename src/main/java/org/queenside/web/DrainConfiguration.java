package org.queenside.web;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NavigationTrigger;
import com.vaadin.flow.server.VaadinServiceInitListener;
import org.springframework.boot.availability.ApplicationAvailability;
import org.springframework.boot.availability.ReadinessState;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * Moves open pages to another program while this one drains: the next page that a learner goes to
 * is loaded from the start, and the proxy sends that request to a program that's ready. Nothing is
 * lost, because a page can be drawn from its address and the database.
 */
@Configuration(proxyBeanMethods = false)
class DrainConfiguration {

  @Bean
  VaadinServiceInitListener movingPages(ApplicationAvailability availability) {
    return BeforeEnterRegistration.of(
        entering -> {
          if (availability.getReadinessState() == ReadinessState.REFUSING_TRAFFIC) {
            load(entering);
          }
        });
  }

  /** Doesn't touch a page that was just loaded, because it would reload itself forever. */
  private static void load(BeforeEnterEvent entering) {
    if (entering.getTrigger() != NavigationTrigger.PAGE_LOAD) {
      String address = entering.getLocation().getPathWithQueryParameters();
      entering.getUI().getPage().setLocation(address.isEmpty() ? "." : address);
    }
  }
}
