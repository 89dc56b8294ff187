package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServer;

/** How many connections an address may have. All addresses that begin with 127 are this machine. */
class ConnectionLimitProtocolTest {

  private static final String SCHOOL = "127.0.0.1";
  private static final String OTHER = "127.0.0.2";

  private final List<RawConnection> connections = new ArrayList<>();
  private WebServer server;

  @AfterEach
  void stop() {
    connections.forEach(RawConnection::close);
    server.stop();
  }

  @Test
  void howeverManyConnectionsTenAddressesOpenAnotherOneGetsAnAnswer() {
    start(40);

    assertThat(answered(SCHOOL, 40)).isLessThanOrEqualTo(10);
    for (int attacker = 3; attacker < 12; attacker++) {
      assertThat(answered("127.0.0." + attacker, 40)).isPositive();
    }
    assertThat(answered(OTHER, 1)).isEqualTo(1);
  }

  @Test
  void aClosedConnectionMakesRoomForTheNext() {
    start(4);
    for (int time = 0; time < 9; time++) {
      RawConnection one = new RawConnection(server.getPort());
      // The server reads on until the browser closes, too, and only then forgets the connection.
      assertThat(one.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").read())
          .startsWith("HTTP/1.1 404");
      one.close();
    }
  }

  @Test
  void aProxyHasNearlyAllConnections() {
    start(200, SCHOOL);

    assertThat(answered(SCHOOL, 200)).isEqualTo(198);
    assertThat(answered(OTHER, 3)).isEqualTo(1);
  }

  private void start(int most, String... proxies) {
    LimitProperties limits =
        ConcurrencyLimitFilterTest.settings(Map.of("queenside.limits.connections", "" + most));
    var factory = new TomcatServletWebServerFactory(0);
    new WebServerLimitCustomizer(limits, new TrustedProxyCustomizer(List.of(proxies)))
        .customize(factory);
    server = factory.getWebServer();
    server.start();
  }

  /** Opens connections, leaves them open, and returns how many of them get an answer. */
  private long answered(String address, int number) {
    List<RawConnection> opened =
        IntStream.range(0, number)
            .mapToObj(_ -> new RawConnection(server.getPort(), address))
            .toList();
    connections.addAll(opened);
    return opened.stream()
        .map(one -> one.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n").readSome())
        .filter(answer -> !answer.isEmpty())
        .count();
  }
}
