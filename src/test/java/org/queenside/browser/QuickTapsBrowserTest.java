package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Pause;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Taps faster than the server answers: one every 100 ms, while an answer takes 300 ms. None of the
 * 200 taps is lost, and they count in the order in which they were made.
 */
@BrowserTest
class QuickTapsBrowserTest {

  private static final int LATENCY_MILLIS = 300;
  private static final int NEVER_MILLIS = 3_600_000;
  private static final Duration BETWEEN_TAPS = Duration.ofMillis(100);

  /** Taps a button, and its place again as soon as it has the buttons of an open exercise. */
  private static final String TAP_WHEN_THE_NEXT_PAGE_APPEARS =
      """
      const [button, done] = arguments;
      const box = button.getBoundingClientRect();
      const place = {clientX: box.left + box.width / 2, clientY: box.top + box.height / 2};
      const tapped = [];
      const tap = () => {
        const target = document.elementFromPoint(place.clientX, place.clientY);
        tapped.push(target.closest('button')?.textContent.trim() ?? 'nothing');
        for (const type of ['pointerdown', 'pointerup', 'click']) {
          const detail = type === 'click' ? 1 : 0;
          target.dispatchEvent(new PointerEvent(type,
              {...place, detail, bubbles: true, cancelable: true, isPrimary: true}));
        }
      };
      const look = () => {
        if (document.querySelector('.acts .soft')) {
          tap();
          done(tapped);
        } else {
          requestAnimationFrame(look);
        }
      };
      tap();
      look();
      """;

  private final Browser browser;
  private final JdbcClient jdbc;

  QuickTapsBrowserTest(Browser browser, @Autowired JdbcClient jdbc) {
    this.browser = browser;
    this.jdbc = jdbc;
  }

  @AfterEach
  void answerAtOnce() {
    answerAfter(0);
  }

  @Test
  void everyMoveCounts() {
    var there = List.of("g1f3", "g8f6", "b1c3", "b8c6", "f3g1", "f6g8", "c3b1", "c6b8");
    var moves =
        Stream.concat(
                Collections.nCopies(5, there).stream().flatMap(List::stream),
                Stream.of("e2e4", "e7e5"))
            .toList();
    open("start");

    tap(moves.stream().flatMap(move -> Stream.of(move.substring(0, 2), move.substring(2))));

    assertReports("played ", moves);
  }

  @Test
  void everyMarkCounts() {
    var squares = squares(5);
    open("mark");

    tap(squares.stream());

    assertReports("pressed ", squares);
  }

  @Test
  void everyPieceFromTheTrayCounts() {
    var squares = squares(3);
    open("place");

    tap(Stream.concat(Stream.of("N"), squares.stream()));

    assertReports("placed ", squares);
  }

  @Test
  void everyFoundSquareCounts() {
    var squares = squares(5);
    open("pick");

    tap(squares.stream());

    assertReports("pressed ", squares);
  }

  @Test
  void everyChoiceCounts() {
    browser.open("/learn/move-myths/never-this");
    long before = attempts();
    List<WebElement> options =
        IntStream.rangeClosed(1, 4)
            .mapToObj(number -> browser.find("[data-option='%d']".formatted(number)))
            .toList();
    // The first answer moves the options, so it waits until all taps are made.
    answerAfter(NEVER_MILLIS);

    // The third option is right, and ends the exercise.
    tapInTurn(Stream.of(0, 1, 3, 2).map(options::get).toList());
    answerAfter(0);
    browser.awaitRest();

    assertThat(attempts() - before).isEqualTo(4);
  }

  @Test
  void everyNextCounts() {
    browser.open("/learn/two-rooks-mate/how-it-goes");
    WebElement next = browser.find(".acts button:last-child");
    answerAfter(LATENCY_MILLIS);

    press(Collections.nCopies(7, next));

    browser.awaitText("main", "8 of 8");
  }

  /** The hint costs a star, so it never takes the place of Next. */
  @Test
  void aDoubleTapOnNextPressesNothingOnTheNextPage() {
    browser.resize(390, 844);
    solve();
    WebElement next = browser.find(".lesson .btn.fill");
    browser.awaitSettled(next);

    var tapped = browser.driver().executeAsyncScript(TAP_WHEN_THE_NEXT_PAGE_APPEARS, next);
    browser.awaitRest();

    assertThat(tapped).asInstanceOf(InstanceOfAssertFactories.LIST).contains("Next");
    assertThat(tapped).asString().doesNotContain("Hint");
    assertThat(browser.findAll(".say")).isEmpty();
    browser.click(".acts .soft");
    browser.awaitText(".say", "Hint 1");
  }

  @Test
  void aHeldEnterPressesOneButton() {
    solve();
    browser.awaitSettled(browser.find(".lesson .btn.fill"));

    for (int time = 0; time < 9; time++) {
      browser
          .driver()
          .executeCdpCommand(
              "Input.dispatchKeyEvent",
              Map.of(
                  "type", "keyDown",
                  "key", "Enter",
                  "text", "\r",
                  "windowsVirtualKeyCode", 13,
                  "autoRepeat", time > 0));
      browser.awaitRest();
    }

    assertThat(browser.path()).isEqualTo("/learn/rook/two-stars");
  }

  private void solve() {
    browser.open("/learn/rook/first-move");
    new MouseInput(browser).move(Move.parseUci("a2a7"), Color.WHITE);
  }

  private void open(String scene) {
    browser.resize(1000, 1000);
    browser.open("/board-demo/" + scene);
    answerAfter(LATENCY_MILLIS);
  }

  private void assertReports(String what, List<String> wanted) {
    String all = browser.find(".report").getDomAttribute("data-all");
    assertThat(all == null ? List.of() : List.of(all.split(", ")))
        .containsExactlyElementsOf(wanted.stream().map(what::concat).toList());
  }

  /** Returns the squares of the upper ranks. */
  private static List<String> squares(int ranks) {
    return IntStream.range(0, 8 * ranks)
        .mapToObj(at -> "" + "abcdefgh".charAt(at % 8) + (8 - at / 8))
        .toList();
  }

  /** Taps squares and pieces of the tray. */
  private void tap(Stream<String> places) {
    press(find(places));
  }

  private List<WebElement> find(Stream<String> places) {
    Map<String, WebElement> found = new HashMap<>();
    return places
        .map(
            place ->
                found.computeIfAbsent(
                    place,
                    name ->
                        browser.find("[data-square='%1$s'], [data-tool='%1$s']".formatted(name))))
        .toList();
  }

  private void press(List<WebElement> elements) {
    tapInTurn(elements);
    browser.awaitRest();
  }

  private void tapInTurn(List<WebElement> elements) {
    var mouse = new PointerInput(PointerInput.Kind.MOUSE, "mouse");
    var taps = new Sequence(mouse, 0);
    for (WebElement element : elements) {
      taps.addAction(
              mouse.createPointerMove(
                  Duration.ZERO, PointerInput.Origin.fromElement(element), 0, 0))
          .addAction(mouse.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
          .addAction(mouse.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))
          .addAction(new Pause(mouse, BETWEEN_TAPS));
    }
    browser.driver().perform(List.of(taps));
  }

  private long attempts() {
    return jdbc.sql("select count(*) from attempt").query(Long.class).single();
  }

  private void answerAfter(int millis) {
    var driver = browser.driver();
    driver.executeCdpCommand("Network.enable", Map.of());
    driver.executeCdpCommand(
        "Network.emulateNetworkConditions",
        Map.of(
            "offline", false, "latency", millis, "downloadThroughput", -1, "uploadThroughput", -1));
  }
}
