package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServer;

class ConnectionLimitProtocolTest {

  @ParameterizedTest
  @CsvSource({"'', 4", "127.0.0.1, 9"})
  void oneAddressMayNotHoldAllConnectionsUnlessItIsAProxy(String proxies, int answered) {
    LimitProperties limits =
        ConcurrencyLimitFilterTest.settings(
            Map.of(
                "queenside.limits.connections", "10",
                "queenside.limits.connections-per-address", "4"));
    var factory = new TomcatServletWebServerFactory(0);
    List<String> trusted = proxies.isEmpty() ? List.of() : List.of(proxies);
    new WebServerLimitCustomizer(limits, new TrustedProxyCustomizer(trusted)).customize(factory);
    WebServer server = factory.getWebServer();
    server.start();
    List<RawConnection> connections =
        IntStream.range(0, 9).mapToObj(i -> new RawConnection(server.getPort())).toList();
    try {
      assertThat(
              connections.stream()
                  .map(ConnectionLimitProtocolTest::ask)
                  .filter(text -> !text.isEmpty()))
          .hasSize(answered);
    } finally {
      connections.forEach(RawConnection::close);
      server.stop();
    }
  }

  /** Leaves the connection open, so that it counts. */
  private static String ask(RawConnection connection) {
    return connection.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").readSome();
  }
}
