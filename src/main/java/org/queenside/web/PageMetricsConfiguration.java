package org.queenside.web;

import com.vaadin.flow.server.VaadinServiceInitListener;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Counts what uses memory: open pages and their sessions. */
@Configuration(proxyBeanMethods = false)
class PageMetricsConfiguration {

  @Bean
  VaadinServiceInitListener openPages(MeterRegistry registry) {
    var pages = new AtomicInteger();
    var sessions = new AtomicInteger();
    Gauge.builder("queenside.pages", pages, AtomicInteger::get)
        .description("Pages that are open in browsers")
        .register(registry);
    Gauge.builder("queenside.sessions", sessions, AtomicInteger::get)
        .description("Sessions, each with one page or more")
        .register(registry);
    return event -> {
      event.getSource().addSessionInitListener(start -> sessions.incrementAndGet());
      event.getSource().addSessionDestroyListener(end -> sessions.decrementAndGet());
      event
          .getSource()
          .addUIInitListener(
              opened -> {
                pages.incrementAndGet();
                opened.getUI().addDetachListener(closed -> pages.decrementAndGet());
              });
    };
  }
}
