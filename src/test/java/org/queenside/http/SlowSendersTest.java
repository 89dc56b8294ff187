package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Bodies that take too long. */
@TightLimits
class SlowSendersTest {

  private static final int SLOW_SENDERS = 300;

  @LocalServerPort private int port;

  @Test
  void hundredsOfSlowSendersKeepNoOtherRequestWaiting() throws InterruptedException {
    List<RawConnection> senders =
        IntStream.range(0, SLOW_SENDERS)
            .mapToObj(
                i ->
                    new RawConnection(port)
                        .send(RequestBodyReaderTest.HEAD + "Content-Length: 5000\r\n\r\n{"))
            .toList();
    // All of them are waiting now. Without a limit, they could wait forever.
    RawFlowPage page = RawFlowPage.of(port);
    assertThat(page.show("course").statusCode()).isEqualTo(200);
    Thread dripping = Thread.ofVirtual().start(() -> drip(senders));
    for (RawConnection sender : senders) {
      assertThat(sender.read())
          .startsWith("HTTP/1.1 408")
          .endsWith("This request took too long to arrive.");
    }
    dripping.interrupt();
    dripping.join();
    senders.forEach(RawConnection::close);
  }

  private static void drip(List<RawConnection> senders) {
    try {
      while (true) {
        Thread.sleep(200);
        senders.forEach(sender -> sender.send(" "));
      }
    } catch (InterruptedException e) {
      // The test needs nothing more.
    }
  }
}
