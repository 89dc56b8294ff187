package org.queenside.identity.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TestBrowserTest {

  @Test
  void aRequestLastsUntilItIsAnsweredWhateverTheGarbageCollectorDoes() {
    boolean there =
        new TestBrowser()
            .request(
                () -> {
                  System.gc();
                  return CurrentRequest.find() != null && CurrentRequest.response() != null;
                });

    assertThat(there).isTrue();
  }
}
