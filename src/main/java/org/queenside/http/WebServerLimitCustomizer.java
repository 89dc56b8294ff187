package org.queenside.http;

import org.apache.tomcat.util.threads.VirtualThreadExecutor;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.core.Ordered;
import org.springframework.stereotype.Component;

/**
 * Lets the web server hold many waiting connections. Each request has its own virtual thread, so
 * hundreds of slow senders don't delay anyone else.
 */
@Component
final class WebServerLimitCustomizer
    implements WebServerFactoryCustomizer<TomcatServletWebServerFactory>, Ordered {

  private final LimitProperties limits;
  private final TrustedProxyCustomizer proxies;

  WebServerLimitCustomizer(LimitProperties limits, TrustedProxyCustomizer proxies) {
    this.limits = limits;
    this.proxies = proxies;
  }

  @Override
  public int getOrder() {
    return LOWEST_PRECEDENCE;
  }

  @Override
  public void customize(TomcatServletWebServerFactory server) {
    server.setProtocol(ConnectionLimitProtocol.class.getName());
    server.addProtocolHandlerCustomizers(
        protocol -> protocol.setExecutor(new VirtualThreadExecutor("request-")));
    // Spring Boot sets its own maximum of 8,192 after the customizers of the protocol.
    server.addConnectorCustomizers(
        connector -> {
          if (connector.getProtocolHandler() instanceof ConnectionLimitProtocol connections) {
            connections.setMaxConnections(limits.connections());
            connections.setProxies(proxies::contain);
          }
        });
  }
}
