package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.coyote.http11.AbstractHttp11Protocol;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServer;

/** A connection can't be kept open by sending a little now and then. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HeaderTimeTest {

  private static final int TIME = 500;
  private static final int BETWEEN_BYTES = 50;
  private static final String REQUEST = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n";

  private final ScheduledExecutorService sender = Executors.newSingleThreadScheduledExecutor();
  private WebServer server;

  @BeforeAll
  void start() {
    var factory = new TomcatServletWebServerFactory(0);
    new WebServerLimitCustomizer(
            ConcurrencyLimitFilterTest.settings(Map.of()), new TrustedProxyCustomizer(List.of()))
        .customize(factory);
    factory.addProtocolHandlerCustomizers(
        protocol -> {
          if (protocol instanceof AbstractHttp11Protocol<?> http) {
            http.setConnectionTimeout(TIME);
            http.setKeepAliveTimeout(2 * TIME);
          }
        });
    server =
        factory.getWebServer(
            context -> context.addServlet("echo", new EchoServlet()).addMapping("/"));
    server.start();
  }

  @AfterAll
  void stop() {
    sender.shutdownNow();
    server.stop();
  }

  /** Each sender would go on for longer than the test waits. */
  @Test
  void aConnectionIsClosedIfItsHeadersNeverEnd() {
    List<RawConnection> slow =
        Stream.of(
                "", // nothing at all
                "GET /", // in the request line
                "GET / HTTP/1.1\r\nX-Slow: ", // in a header
                REQUEST + "\r\nabcGET / HTTP/1.1\r\nX-Slow: ") // in a second request
            .map(begin -> new RawConnection(server.getPort()).send(begin))
            .toList();
    // Before the request.
    RawConnection lines = new RawConnection(server.getPort()).send("\r\n");
    sender.scheduleWithFixedDelay(
        () -> {
          slow.stream().skip(1).forEach(connection -> connection.send("x"));
          lines.send("\r\n");
        },
        BETWEEN_BYTES,
        BETWEEN_BYTES,
        TimeUnit.MILLISECONDS);

    assertThat(slow.stream().map(RawConnection::read))
        .satisfiesExactly(
            answers -> assertThat(answers).isEmpty(),
            answers -> assertThat(answers).isEmpty(),
            answers -> assertThat(answers).isEmpty(),
            answers -> assertThat(answers).startsWith("HTTP/1.1 200").endsWith("abc"));
    assertThat(lines.read()).isEmpty();
    slow.forEach(RawConnection::close);
    lines.close();
  }

  private static final class EchoServlet extends HttpServlet {

    private static final long serialVersionUID = 1;

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      response.getOutputStream().write(request.getInputStream().readAllBytes());
    }
  }
}
