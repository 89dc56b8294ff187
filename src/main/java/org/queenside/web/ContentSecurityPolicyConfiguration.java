package org.queenside.web;

import com.vaadin.flow.server.VaadinResponse;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.communication.IndexHtmlResponse;
import org.queenside.http.ContentSecurityPolicy;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;

/** Gives each page a policy under which only this program's own scripts run. */
@Configuration(proxyBeanMethods = false)
class ContentSecurityPolicyConfiguration {

  @Bean
  @Order(Ordered.LOWEST_PRECEDENCE)
  VaadinServiceInitListener pagePolicy() {
    return event -> event.addIndexHtmlRequestListener(ContentSecurityPolicyConfiguration::protect);
  }

  private static void protect(IndexHtmlResponse page) {
    String nonce = ContentSecurityPolicy.nextNonce();
    page.getDocument().select("script").attr("nonce", nonce);
    VaadinResponse answer = page.getVaadinResponse();
    answer.setHeader(ContentSecurityPolicy.HEADER, ContentSecurityPolicy.forPage(nonce));
    // Spring Security sets this header too late for a short page, which has already been sent.
    answer.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
  }
}
