package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.queenside.TestTimeout;
import org.queenside.browser.BrowserTest;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Requests whose threads can't leave their carriers, as while Java loads a class. */
@BrowserTest
class PinnedRequestsTest {

  @LocalServerPort private int port;

  @Test
  void aRequestIsAnsweredWhileMoreThreadsThanProcessorsLoadClasses() throws InterruptedException {
    int pinned = Runtime.getRuntime().availableProcessors() + 1;
    var loading = new CountDownLatch(pinned);
    var mayEnd = new CountDownLatch(1);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < pinned; i++) {
      var loader = new WaitingLoader(loading, mayEnd);
      threads.add(Thread.ofVirtual().start(() -> load(loader)));
    }
    try (RawConnection browser = new RawConnection(port)) {
      assertThat(loading.await(TestTimeout.LIMIT.toSeconds(), TimeUnit.SECONDS)).isTrue();
      browser.send("GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
      assertThat(browser.read()).startsWith("HTTP/1.1 200");
    } finally {
      mayEnd.countDown();
      for (Thread thread : threads) {
        thread.join();
      }
    }
  }

  private static void load(ClassLoader loader) {
    try {
      Class.forName("Wanted", false, loader);
    } catch (ClassNotFoundException e) {
      // It doesn't exist. Only the time that loading takes matters.
    }
  }

  /** Java calls it from native code, so the thread that waits here keeps its carrier. */
  private static final class WaitingLoader extends ClassLoader {
    private final CountDownLatch loading;
    private final CountDownLatch mayEnd;

    private WaitingLoader(CountDownLatch loading, CountDownLatch mayEnd) {
      super(null);
      this.loading = loading;
      this.mayEnd = mayEnd;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      loading.countDown();
      try {
        mayEnd.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      throw new ClassNotFoundException(name);
    }
  }
}
