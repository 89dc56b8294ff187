package org.queenside.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletRequest;

class KeeperTest {
  private final Keeper keeper = new Keeper();
  private final KeeperLink link = new KeeperLink(keeper);

  @Test
  void theLinkHasMoreThan128RandomBits() {
    assertThat(token()).hasSize(43).isNotEqualTo(new Keeper().path().substring(8));
  }

  @Test
  void theRightLinkMakesTheSessionTheKeepersUnderANewId() {
    MockHttpServletRequest request = new MockHttpServletRequest("GET", "/");
    String before = Objects.requireNonNull(request.getSession()).getId();

    var answer = link.open(token(), request);

    assertThat(answer.getStatusCode().value()).isEqualTo(303);
    assertThat(answer.getHeaders().getFirst("Referrer-Policy")).isEqualTo("no-referrer");
    assertThat(answer.getHeaders().getCacheControl()).isEqualTo("no-store");
    assertThat(request.getSession().getId()).isNotEqualTo(before);
    assertThat(request.getSession().getAttribute(Keeper.class.getName())).isNotNull();
  }

  @Test
  void theLinkWorksOnce() {
    String token = token();
    link.open(token, new MockHttpServletRequest("GET", "/"));

    assertRefused(token, new MockHttpServletRequest("GET", "/"));
  }

  @Test
  void aWrongLinkMakesNoSession() {
    assertRefused("", new MockHttpServletRequest("GET", "/"));
    assertRefused(token() + "x", new MockHttpServletRequest("GET", "/"));
    assertRefused(token().substring(1), new MockHttpServletRequest("GET", "/"));
  }

  @Test
  void aLookAheadDoesNotUseItUp() {
    MockHttpServletRequest prefetch = new MockHttpServletRequest("GET", "/");
    prefetch.addHeader("Sec-Purpose", "prefetch;prerender");

    assertRefused(token(), prefetch);
    assertRefused(token(), new MockHttpServletRequest("HEAD", "/"));
    assertThat(link.open(token(), new MockHttpServletRequest("GET", "/")).getStatusCode().value())
        .isEqualTo(303);
  }

  private void assertRefused(String token, MockHttpServletRequest request) {
    assertThat(link.open(token, request).getStatusCode().value()).isEqualTo(404);
    assertThat(request.getSession(false)).isNull();
  }

  private String token() {
    return keeper.path().substring(KeeperLink.PATH.length());
  }
}
