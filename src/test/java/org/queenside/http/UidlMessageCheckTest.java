package org.queenside.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.browser.BrowserTest;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Tests what pages may send in one request. */
@BrowserTest
@ExtendWith(OutputCaptureExtension.class)
class UidlMessageCheckTest {

  /** An input field in the server's response, with the number of its node. */
  private static final Pattern NAME_FIELD =
      Pattern.compile(
          "\"node\":(\\d+),\"type\":\"put\",\"key\":\"tag\",\"feat\":0,\"value\":\"input\"");

  private static final Map<String, Object> CLICK =
      Map.of("type", "event", "node", 1, "event", "click", "data", Map.of());

  @LocalServerPort private int port;

  @Test
  void aPageMayOpenAFewPagesAtOnceButNotThousands() {
    RawFlowPage page = RawFlowPage.of(port);
    assertThatItIsTooMuch(page.send(RawFlowPage.navigation("course"), 2000));
    assertThatItIsTooMuch(page.send(history("course"), 11));
    // None of it was processed, and the page still works.
    assertThat(page.send(RawFlowPage.navigation("course"), 3).body()).contains("Your path");
  }

  @Test
  void aPageMaySendTwoHundredEvents() {
    RawFlowPage page = RawFlowPage.of(port);
    assertThatItIsTooMuch(page.send(CLICK, 201));
    assertThat(page.send(CLICK, 200).statusCode()).isEqualTo(200);
  }

  @Test
  void aMessageOfATreeWithManyLeavesIsRefusedBeforeItIsRead() {
    RawFlowPage page = RawFlowPage.of(port);
    List<List<Object>> leaves = Collections.nCopies(100_000, List.of());
    assertThatItIsTooMuch(page.sendText(page.message(leaves)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "[]",
        "7",
        "{\"syncId\":0,\"clientId\":0}",
        "{\"syncId\":0,\"clientId\":0,\"rpc\":7}",
        "{\"clientId\":0,\"rpc\":[]}",
        "{\"syncId\":{},\"clientId\":0,\"rpc\":[]}",
        "{\"syncId\":0,\"clientId\":\"x\",\"rpc\":[]}",
        "{\"syncId\":0,\"clientId\":0,\"rpc\":[7]}",
        "{\"syncId\":0,\"clientId\":0,\"rpc\":[{}]}",
        "{\"syncId\":0,\"clientId\":0,\"rpc\":[{\"type\":\"unheard-of\",\"node\":1}]}",
        "{\"syncId\":0,\"clientId\":0,\"rpc\":[{\"type\":\"event\",\"event\":\"click\"}]}",
        "{\"syncId\":0,\"clientId\":0,\"rpc\":[{\"type\":\"mSync\",\"node\":1}]}",
        "{\"syncId\":0,\"clientId\":0,\"rpc\":[{\"type\":\"navigation\"}]}",
      })
  void aMessageThatNoPageSendsIsRefusedWithoutAStackTrace(String message, CapturedOutput output) {
    HttpResponse<String> answer = RawFlowPage.of(port).sendText(message);
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).isEqualTo("This request isn't valid.");
    assertThat(output).doesNotContain("Exception", "\tat ");
  }

  @Test
  void aMessageNestedTooDeeplyIsRefused(CapturedOutput output) {
    HttpResponse<String> answer = RawFlowPage.of(port).sendText("[".repeat(10_000));
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(output).doesNotContain("Exception", "\tat ");
  }

  @Test
  void anAddressLongerThanAnyBrowserSendsIsRefused() {
    RawFlowPage page = RawFlowPage.of(port);
    String path = "course/" + "x".repeat(10_000);
    assertThat(page.show(path).statusCode()).isEqualTo(400);
    assertThat(page.send(history(path), 1).statusCode()).isEqualTo(400);
  }

  /** A field's content stays in memory as long as the page is open. */
  @Test
  void aFieldKeepsNoMoreThanItHolds() {
    RawFlowPage page = RawFlowPage.of(port);
    String shown = page.show("sign-in").body();
    Matcher field = NAME_FIELD.matcher(shown);
    assertThat(field.find()).isTrue();
    int node = Integer.parseInt(field.group(1));
    assertThat(page.send(typed(node, "x".repeat(200_000)), 1).statusCode()).isEqualTo(413);
    assertThat(page.send(typed(node, "ida"), 1).statusCode()).isEqualTo(200);
  }

  private static Map<String, Object> typed(int node, String text) {
    return Map.of("type", "mSync", "node", node, "feature", 1, "property", "value", "value", text);
  }

  private static Map<String, Object> history(String path) {
    return Map.of("type", "navigation", "location", path);
  }

  private static void assertThatItIsTooMuch(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).isEqualTo(413);
    assertThat(answer.body()).isEqualTo("Too many events at once.");
    assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("text/plain");
  }
}
