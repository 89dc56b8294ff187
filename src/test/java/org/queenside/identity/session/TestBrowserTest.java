package org.queenside.identity.session;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import org.junit.jupiter.api.Test;

class TestBrowserTest {

  @Test
  void aRequestLastsUntilItIsAnsweredWhateverTheGarbageCollectorDoes() {
    boolean there =
        new TestBrowser()
            .request(
                () -> {
                  System.gc();
                  return VaadinRequest.getCurrent() != null && VaadinResponse.getCurrent() != null;
                });

    assertThat(there).isTrue();
  }
}
