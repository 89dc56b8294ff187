package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.mock.web.MockHttpServletRequest;

/** Large bodies count as memory in use as long as their requests are being processed. */
class RequestBodyBudgetTest {

  private static final int KILOBYTE = 1 << 10;

  private final RequestBodyReader reader =
      new RequestBodyReader(
          new Binder(new MapConfigurationPropertySource(Map.of()))
              .bindOrCreate("queenside.limits", LimitProperties.class),
          40);

  @Test
  void aBodyIsRefusedWhileOthersTakeTheMemoryAndReadOnceTheyAreDone() throws IOException {
    try (RequestBodyReader.Content first = reader.read(request(32))) {
      assertThat(first.bytes()).hasSize(32 * KILOBYTE);
      assertThatThrownBy(() -> reader.read(request(16)))
          .isInstanceOfSatisfying(
              RequestRefusedException.class,
              e -> assertThat(e.refusal()).isEqualTo(RequestRefusal.BUSY));
    }
    try (RequestBodyReader.Content second = reader.read(request(32))) {
      assertThat(second.bytes()).hasSize(32 * KILOBYTE);
    }
  }

  private static MockHttpServletRequest request(int kilobytes) {
    var request = new MockHttpServletRequest("POST", "/");
    request.setContent(new byte[kilobytes * KILOBYTE]);
    return request;
  }
}
