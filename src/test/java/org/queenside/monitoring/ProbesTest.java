package org.queenside.monitoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;
import org.queenside.browser.BrowserTest;
import org.springframework.boot.test.web.server.LocalServerPort;

/**
 * What a proxy or a container can query on the main port, where the rest of the actuator isn't
 * available.
 */
@BrowserTest
class ProbesTest {

  @LocalServerPort private int port;

  @Test
  void theProgramSaysOnItsMainPortThatItIsAliveAndReady() throws Exception {
    assertThat(get("/livez").body()).contains("UP").doesNotContain("database");
    assertThat(get("/readyz").body()).contains("UP").doesNotContain("database");
  }

  @Test
  void noPageOfTheActuatorIsOnTheMainPort() throws Exception {
    for (String path : new String[] {"/actuator", "/actuator/health", "/actuator/prometheus"}) {
      assertThat(get(path).body()).as(path).doesNotContain("\"status\"", "jvm_", "_links");
    }
  }

  private HttpResponse<String> get(String path) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(
          HttpRequest.newBuilder(URI.create("http://localhost:" + port + path)).build(),
          BodyHandlers.ofString());
    }
  }
}
