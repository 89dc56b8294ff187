package org.queenside.http;

import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.tomcat.ConfigurableTomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** Puts the header valves behind the one that detects whether a browser uses HTTPS. */
@Component
@Order(Ordered.LOWEST_PRECEDENCE)
final class TomcatValveCustomizer
    implements WebServerFactoryCustomizer<ConfigurableTomcatWebServerFactory> {

  private final Duration httpsOnly;
  private final boolean accessLog;

  /**
   * Creates the bean.
   *
   * @param httpsOnly how long browsers must use only HTTPS; zero omits the header
   * @param accessLog whether each request gets a line in the log
   */
  TomcatValveCustomizer(
      @Value("${queenside.https-only:365d}") Duration httpsOnly,
      @Value("${queenside.access-log:false}") boolean accessLog) {
    this.httpsOnly = httpsOnly;
    this.accessLog = accessLog;
  }

  @Override
  public void customize(ConfigurableTomcatWebServerFactory server) {
    server.addEngineValves(new RequestIdValve(), new SecurityHeadersValve(httpsOnly));
    if (accessLog) {
      server.addEngineValves(new MaskedAccessLogValve());
    }
  }
}
