package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.browser.BrowserTest;
import org.queenside.school.roster.pupil.PupilCreationService;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Bodies that are too large or invalid. */
@BrowserTest
@ExtendWith(OutputCaptureExtension.class)
class RequestBodyReaderTest {

  private static final int MEGABYTE = 1 << 20;
  static final String HEAD =
      "POST /?v-r=uidl&v-uiId=0 HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

  @LocalServerPort private int port;

  @Test
  void theLongestListOfNamesFits() {
    RawFlowPage page = RawFlowPage.of(port);
    var names = Map.of("names", "名".repeat(PupilCreationService.LONGEST_TEXT));
    var typed = Map.of("type", "event", "node", 1, "event", "typed", "data", names);
    assertThat(page.sendText(page.message(List.of(typed))).statusCode()).isEqualTo(200);
  }

  @Test
  void aBodyThatSaysItIsTooLargeIsRefusedAtOnce() {
    try (var connection = new RawConnection(port)) {
      connection.send(HEAD + "Content-Length: 1048577\r\n\r\n");
      connection.send("x".repeat(MEGABYTE + 1));
      assertThat(connection.read())
          .startsWith("HTTP/1.1 413")
          .contains("text/plain")
          .endsWith("This request is too large.");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"nonsense\r\n", "0000000", "2\r\n{}\r\n0\r\n\r\n"})
  void aBodyOfUnknownLengthIsRefusedAtOnceWithoutAStackTrace(String chunks, CapturedOutput output) {
    try (var connection = new RawConnection(port)) {
      connection.send(HEAD + "Transfer-Encoding: chunked\r\n\r\n" + chunks);
      assertThat(connection.read()).startsWith("HTTP/1.1 411");
    }
    assertThat(output).doesNotContain("\tat ");
  }

  @Test
  void aBodyOfSeveralPartsIsRefused() {
    try (var connection = new RawConnection(port)) {
      connection.send(
          "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: Multipart/Form-Data; boundary=x\r\n"
              + "Content-Length: 100000000\r\n\r\n--x\r\n");
      assertThat(connection.read()).startsWith("HTTP/1.1 415");
    }
  }
}
