package org.queenside.startup;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.store.PostgreSqlServer;

@Tag("slow")
class PostgreSqlStartTest {

  @Test
  void oneSettingMovesTheDataToPostgreSql(@TempDir Path data) throws Exception {
    String url = PostgreSqlServer.newDatabase("started");

    try (ApplicationProcess program =
        ApplicationProcess.start(data, "--server.port=0", "--spring.datasource.url=" + url)) {
      assertThat(statusOf(program.awaitAddress() + "/")).isEqualTo(200);
      assertThat(data).isEmptyDirectory();
      assertThat(program.awaitLine(line -> line.contains("WARN")))
          .contains("Java is running without -XX:+ExitOnOutOfMemoryError");
    }
  }

  private static int statusOf(String address) throws Exception {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
      return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }
  }
}
