package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class ConcurrencyLimitFilterTest {

  private final ConcurrencyLimitFilter filter =
      new ConcurrencyLimitFilter(
          settings(
              Map.of("queenside.limits.requests", "1", "queenside.limits.request-wait", "10ms")));

  static LimitProperties settings(Map<String, String> set) {
    return new Binder(new MapConfigurationPropertySource(set))
        .bindOrCreate("queenside.limits", LimitProperties.class);
  }

  @Test
  void aRequestBeyondTheLimitWaitsAndIsAskedToComeAgain() throws Exception {
    var answer = new MockHttpServletResponse();
    filter.doFilter(
        new MockHttpServletRequest("GET", "/course"),
        new MockHttpServletResponse(),
        (request, response) ->
            filter.doFilter(
                new MockHttpServletRequest("GET", "/course"), answer, new MockFilterChain()));
    assertThat(answer.getStatus()).isEqualTo(503);
    assertThat(answer.getHeader("Retry-After")).isNotNull();
    assertThat(answer.getContentAsString()).isEqualTo("Queenside is busy. Please try again.");
  }

  @Test
  void moreRequestsRunThanMayWaitForADatabaseThatHangs() {
    assertThat(settings(Map.of()).requestsAtOnce())
        .isGreaterThanOrEqualTo(48)
        .isGreaterThanOrEqualTo(24 * Runtime.getRuntime().availableProcessors());
    assertThat(settings(Map.of("queenside.limits.requests", "7")).requestsAtOnce()).isEqualTo(7);
  }

  @Test
  void filesAndHealthAreAnsweredAllTheTime() throws Exception {
    filter.doFilter(
        new MockHttpServletRequest("GET", "/course"),
        new MockHttpServletResponse(),
        (request, response) -> {
          for (String path : new String[] {"/livez", "/readyz", "/board/1/queenside-board.js"}) {
            var answer = new MockHttpServletResponse();
            var reached = new MockFilterChain();
            filter.doFilter(new MockHttpServletRequest("GET", path), answer, reached);
            assertThat(reached.getRequest()).as(path).isNotNull();
          }
        });
  }
}
