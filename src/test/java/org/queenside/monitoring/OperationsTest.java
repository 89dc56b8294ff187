package org.queenside.monitoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.queenside.Application;
import org.queenside.TestTimeout;
import org.slf4j.LoggerFactory;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;

/**
 * One program as a district would run it: monitored on a separate port, behind a proxy that drains
 * it.
 */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class OperationsTest {

  private final Logger log = (Logger) LoggerFactory.getLogger("access");
  private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
  private ConfigurableApplicationContext program;
  private HttpClient http;

  @BeforeAll
  void start() {
    http = HttpClient.newHttpClient();
    program =
        SpringApplication.run(
            Application.class,
            "--server.port=0",
            "--management.server.port=0",
            "--queenside.access-log=true",
            "--queenside.trusted-proxies=127.0.0.1,::1",
            "--queenside.drain=2s");
    lines.start();
    log.setLevel(Level.INFO);
    log.setAdditive(false);
    log.addAppender(lines);
  }

  @AfterAll
  void stop() {
    log.detachAppender(lines);
    http.close();
    program.close();
  }

  @Test
  @Order(1)
  void theMonitoringPortShowsTheHealthAndTheMetrics() throws Exception {
    get("main", "/course");

    assertThat(get("monitoring", "/actuator/health/liveness").body()).contains("\"UP\"");
    assertThat(get("monitoring", "/actuator/health/readiness").body()).contains("\"UP\"");
    assertThat(get("monitoring", "/actuator/info").body()).contains("\"version\"", "\"commit\"");
    assertThat(get("monitoring", "/actuator/prometheus").body())
        .contains(
            "queenside_pages",
            "queenside_sessions",
            "queenside_database_up 1.0",
            "hikaricp_connections_usage",
            "http_server_requests",
            "jvm_memory_used_bytes");
  }

  @Test
  @Order(2)
  void theMainPortShowsNothingOfTheMonitoringPort() throws Exception {
    assertThat(get("main", "/actuator/prometheus").statusCode()).isEqualTo(404);
    assertThat(get("main", "/actuator/info").statusCode()).isEqualTo(404);
    for (String path : List.of("env", "heapdump", "configprops", "loggers", "shutdown", "beans")) {
      assertThat(get("monitoring", "/actuator/" + path).statusCode()).as(path).isEqualTo(404);
    }
  }

  @Test
  @Order(3)
  void theAccessLogHasALineForEachRequestWithoutItsSecret() throws Exception {
    String id =
        get("main", "/card/S3cret?next=card/S3cret")
            .headers()
            .firstValue("X-Request-Id")
            .orElseThrow();

    // Tomcat writes the line after it has sent the response.
    await().atMost(TestTimeout.LIMIT).until(() -> !linesWith(id).isEmpty());
    assertThat(linesWith(id))
        .singleElement()
        .asString()
        .contains("GET /card/***?next=card/*** HTTP/1.1", " 200 ", id)
        .startsWith("203.0.113.7 ")
        .doesNotContain("S3cret");
  }

  private List<String> linesWith(String id) {
    return List.copyOf(lines.list).stream()
        .map(ILoggingEvent::getFormattedMessage)
        .filter(line -> line.contains(id))
        .toList();
  }

  @Test
  @Order(4)
  void behindTlsABrowserIsToldToUseHttpsOnly() throws Exception {
    assertThat(get("main", "/").headers().firstValue("Strict-Transport-Security"))
        .hasValue("max-age=31536000");
  }

  /** The last test, because it ends the program. */
  @Test
  @Order(5)
  void theProgramStopsBeingReadyBeforeItStopsAnswering() throws Exception {
    try (Socket slow = new Socket("localhost", port("main"))) {
      OutputStream out = slow.getOutputStream();
      String head =
          "POST /course HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
              + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na=";
      out.write(head.getBytes(StandardCharsets.US_ASCII));
      int main = port("main");
      CompletableFuture<Void> stop = CompletableFuture.runAsync(program::close);

      HttpResponse<String> ready = get(main, "/readyz");
      while (ready.statusCode() == 200) {
        ready = get(main, "/readyz");
      }
      assertThat(ready.statusCode()).isEqualTo(503);
      assertThat(get(main, "/livez").statusCode()).isEqualTo(200);
      assertThat(get(main, "/course").statusCode()).isEqualTo(200);
      assertThat(stop).isNotDone();

      out.write('b');
      assertThat(new String(slow.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
          .startsWith("HTTP/1.1 ");
      stop.join();
    }
    assertThat(program.isActive()).isFalse();
  }

  private int port(String which) {
    String property = which.equals("main") ? "local.server.port" : "local.management.port";
    return program.getEnvironment().getRequiredProperty(property, Integer.class);
  }

  private HttpResponse<String> get(String which, String path)
      throws IOException, InterruptedException {
    return get(port(which), path);
  }

  private HttpResponse<String> get(int port, String path) throws IOException, InterruptedException {
    return http.send(
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
            .header("X-Forwarded-For", "203.0.113.7")
            .header("X-Forwarded-Proto", "https")
            .build(),
        BodyHandlers.ofString());
  }
}
