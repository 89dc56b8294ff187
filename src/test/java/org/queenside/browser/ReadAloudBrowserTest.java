package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.Move;

/** Reading a task aloud, with a voice that only writes down what it should say. */
@BrowserTest
class ReadAloudBrowserTest {

  private static final String EXERCISE = "/learn/rook/first-move";

  private static final String FAKE_VOICES =
      """
      (() => {
        const waiting = [];
        window.said = [];
        window.SpeechSynthesisUtterance = class extends EventTarget {
          constructor(text) { super(); this.text = text; }
        };
        window.saysWord = (charIndex, charLength) => waiting[0].dispatchEvent(
            Object.assign(new Event('boundary'), { name: 'word', charIndex, charLength }));
        const synthesis = Object.assign(new EventTarget(), {
          getVoices: () => VOICES,
          speak(utterance) {
            waiting.push(utterance);
            window.said.push(utterance.voice.name + ': ' + utterance.text);
          },
          cancel() { waiting.length = 0; window.said = []; },
        });
        Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      })();
      """;

  private static final String TWO_VOICES =
      "[{ name: 'far', lang: 'en-US', localService: false },"
          + " { name: 'near', lang: 'en-GB', localService: true }]";

  private final Browser browser;
  private String script = "";

  ReadAloudBrowserTest(Browser browser) {
    this.browser = browser;
  }

  @AfterEach
  void forgetTheVoices() {
    browser
        .driver()
        .executeCdpCommand(
            "Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
  }

  @Test
  void theTaskAndTheAnswerAreReadByTheDevicesOwnVoice() {
    openWithVoices(TWO_VOICES);
    assertThat(browser.findAll("queenside-read button")).isEmpty();

    browser.click("queenside-read-switch button");
    browser.click("queenside-read button");
    assertThat(said()).first().asString().isEqualTo("near: Move the rook to the star.");
    browser.driver().executeScript("saysWord(9, 4)");
    assertThat(marked()).isEqualTo("rook");
    browser.click("queenside-read button");
    assertThat(said()).isEmpty();

    new MouseInput(browser).move(Move.parseUci("a2b3"), Color.WHITE);
    browser.awaitText(".say .sign", "Not allowed");
    browser.click("queenside-read button");
    assertThat(said()).first().asString().isEqualTo("near: Not allowed");

    browser.reload();
    assertThat(browser.find("queenside-read button").isDisplayed()).isTrue();
  }

  @Test
  void withoutAVoiceThereIsNothingToTurnOn() {
    openWithVoices("[]");

    assertThat(browser.findAll("queenside-read button, queenside-read-switch button")).isEmpty();
  }

  private void openWithVoices(String voices) {
    script =
        String.valueOf(
            browser
                .driver()
                .executeCdpCommand(
                    "Page.addScriptToEvaluateOnNewDocument",
                    Map.of("source", FAKE_VOICES.replace("VOICES", voices)))
                .get("identifier"));
    browser.open(EXERCISE);
  }

  private List<?> said() {
    return (List<?>) browser.driver().executeScript("return window.said");
  }

  private Object marked() {
    return browser.driver().executeScript("return String([...CSS.highlights.get('spoken')][0])");
  }
}
