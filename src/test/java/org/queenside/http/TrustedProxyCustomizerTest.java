package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServer;

/** Forged headers through a real connector: the test is the proxy, at 127.0.0.1 or ::1. */
class TrustedProxyCustomizerTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # without the setting nothing is believed
                           | 203.0.113.9                          | 127.0.0.1
          # a peer that isn't named
          10.0.0.5         | 203.0.113.9                          | 127.0.0.1
          10.0.0.0/8       | 203.0.113.9                          | 127.0.0.1
          # a proxy that overwrites
          127.0.0.1        | 203.0.113.9                          | 203.0.113.9
          127.0.0.0/8      | 203.0.113.9                          | 203.0.113.9
          # a proxy that appends: what the browser wrote stands to the left
          127.0.0.1        | 198.51.100.1, 203.0.113.9            | 203.0.113.9
          127.0.0.1        | 127.0.0.1, 203.0.113.9               | 203.0.113.9
          # a school's WAN: the browser's own address is private
          127.0.0.1        | 198.51.100.1, 10.20.30.40            | 10.20.30.40
          127.0.0.1        | 198.51.100.1, 192.168.1.7            | 192.168.1.7
          127.0.0.1        | 198.51.100.1, fd00::7                | fd00::7
          # two proxies one behind the other
          127.0.0.1,10.0.0.5 | 198.51.100.1, 203.0.113.9, 10.0.0.5 | 203.0.113.9
          # IPv6 browsers, and garbage that the browser wrote
          127.0.0.1        | ::1, 2001:db8::9                     | 2001:db8::9
          127.0.0.1        | <script>, x y z,, , 203.0.113.9      | 203.0.113.9
          # without the header the proxy itself asks, as for the health of the program
          127.0.0.1        |                                      | 127.0.0.1
          """)
  void theRightMostAddressThatIsNotATrustedProxyIsTheBrowsers(
      String trusted, String forwardedFor, String expected) throws Exception {
    String header = forwardedFor == null ? "" : "X-Forwarded-For: " + forwardedFor + "\r\n";

    assertThat(seen("127.0.0.1", trusted, header)).isEqualTo(expected + " http");
  }

  @Test
  void severalHeadersAreReadAsOne() throws Exception {
    String headers = "X-Forwarded-For: 198.51.100.1\r\nX-Forwarded-For: 10.20.30.40\r\n";

    assertThat(seen("127.0.0.1", "127.0.0.1", headers)).isEqualTo("10.20.30.40 http");
  }

  @Test
  void onlyATrustedProxySaysThatTheBrowserCameByHttps() throws Exception {
    String https = "X-Forwarded-Proto: https\r\n";

    assertThat(seen("127.0.0.1", null, https)).isEqualTo("127.0.0.1 http");
    assertThat(seen("127.0.0.1", "10.0.0.0/8", https)).isEqualTo("127.0.0.1 http");
    assertThat(seen("127.0.0.1", "127.0.0.1", https)).isEqualTo("127.0.0.1 https");
  }

  @Test
  void theNameOfTheHostIsNotTakenFromAForwardedHeader() throws Exception {
    assertThat(seen("127.0.0.1", "127.0.0.1", "X-Forwarded-Host: evil.example\r\n"))
        .isEqualTo("127.0.0.1 http");
  }

  @Test
  void aProxyMaySpeakIpV6() throws Exception {
    String header = "X-Forwarded-For: 198.51.100.1, 2001:db8::9\r\n";

    assertThat(seen("::1", "::1", header)).isEqualTo("2001:db8::9 http");
    assertThat(seen("::1", "::/0", header)).doesNotContain("2001:db8::9");
    assertThat(seen("::1", "127.0.0.1", header)).isEqualTo("0:0:0:0:0:0:0:1 http");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"proxy.example", "10.0.0.0/33", "10.0.0.0/x", "1.2.3.4.5", "::1/129", "*"})
  void anInvalidAddressIsRefusedAtTheStart(String entry) {
    assertThatThrownBy(() -> new TrustedProxyCustomizer(List.of("127.0.0.1", entry)))
        .isInstanceOfSatisfying(
            InvalidConfigurationPropertyValueException.class,
            problem -> {
              assertThat(problem.getValue()).isEqualTo(entry);
              assertThat(problem.getReason()).contains("192.168.7.0/24");
            });
  }

  /** The address and scheme that a servlet sees for a request with some headers. */
  private static String seen(String peer, String trusted, String headers) throws Exception {
    var factory = new TomcatServletWebServerFactory(0);
    new TrustedProxyCustomizer(trusted == null ? List.of() : List.of(trusted.split(",")))
        .customize(factory);
    WebServer server =
        factory.getWebServer(context -> context.addServlet("seen", new Seen()).addMapping("/"));
    server.start();
    try (Socket socket = new Socket(InetAddress.getByName(peer), server.getPort())) {
      socket
          .getOutputStream()
          .write(
              ("GET / HTTP/1.1\r\nHost: queenside.example\r\nConnection: close\r\n"
                      + headers
                      + "\r\n")
                  .getBytes(StandardCharsets.US_ASCII));
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      assertThat(answer).startsWith("HTTP/1.1 200");
      return answer.lines().skip(answer.lines().toList().indexOf("") + 1L).toList().getLast();
    } finally {
      server.stop();
      server.destroy();
    }
  }

  private static final class Seen extends HttpServlet {
    private static final long serialVersionUID = 1;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      assertThat(request.getServerName()).isEqualTo("queenside.example");
      byte[] seen =
          (request.getRemoteAddr() + " " + request.getScheme()).getBytes(StandardCharsets.US_ASCII);
      response.setContentLength(seen.length);
      response.getOutputStream().write(seen);
    }
  }
}
