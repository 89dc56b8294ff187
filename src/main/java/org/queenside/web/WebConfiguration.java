package org.queenside.web;

import com.vaadin.flow.server.VaadinServiceInitListener;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Puts the limits in front of the pages. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(LimitSettings.class)
class WebConfiguration {

  @Bean
  VaadinServiceInitListener limitedPages(LimitSettings limits) {
    return event -> event.addRequestHandler(new LimitedUidlRequestHandler(limits));
  }
}
