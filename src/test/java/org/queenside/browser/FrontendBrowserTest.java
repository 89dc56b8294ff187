package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LONG;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Square;

/** What a page loads. The budget and the way to measure times are in docs/operating.md. */
@BrowserTest
class FrontendBrowserTest {

  private static final String LESSON = "/learn/rook/first-move";

  /** What went over the wire, headers included, as the browser counts it. */
  private static final String LOADED =
      """
      return ['navigation', 'resource']
          .flatMap((type) => performance.getEntriesByType(type))
          .map((entry) => ({ address: entry.name, bytes: entry.transferSize }));
      """;

  private static final String ANSWERS =
      """
      return performance.getEntriesByType('resource')
          .filter(({ name }) => name.includes('v-r=uidl'))
          .map(({ decodedBodySize }) => decodedBodySize);
      """;

  private static final String COLOUR =
      "return getComputedStyle(document.querySelector('.task')).color"
          + " + getComputedStyle(document.body).backgroundColor";

  /** The page as it arrives, before any script has run, for a visitor without cookies. */
  private static final String AS_SENT =
      """
      const answer = await fetch(location.href, { credentials: 'omit' });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      return [page.title, page.querySelector('.first-paint h1')?.textContent,
          page.querySelectorAll('.first-paint .qb-picture > svg').length,
          page.querySelector('body noscript')?.textContent,
          [...page.querySelectorAll('.first-paint .qb-picture, script[src], script[initial]')]
              .map((each) => each.getAttribute('src')?.replace(/.*\\//, '') ?? each.localName)];
      """;

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "es", "fr"})
  void aFirstVisitToALessonStaysInItsBudgetInEveryLanguage(String language, Browser browser) {
    browser.driver().executeCdpCommand("Network.clearBrowserCache", Map.of());
    browser.open(LESSON + "?lang=" + language);

    List<Map<String, Object>> loaded = loaded(browser);
    assertThat(loaded).as("requests").hasSizeLessThanOrEqualTo(10);
    assertThat(bytes(loaded)).as("bytes").isBetween(100_000L, 150_000L);
  }

  /** What each kind of page weighed on November 28, 2026. A page that grows needs a reason here. */
  @ParameterizedTest
  @CsvSource({
    "/, 9, 149400",
    "/learn/castling, 10, 147900",
    "/course, 9, 153800",
    "/play, 18, 167200",
    "/play/chess, 9, 151500",
    "/puzzles/streak, 9, 147800",
    "/rules/castling, 10, 152700",
    "/sign-in, 9, 150200"
  })
  void aFirstVisitGrowsByTwoPercentAtMost(String page, int requests, long bytes, Browser browser) {
    browser.driver().executeCdpCommand("Network.clearBrowserCache", Map.of());
    browser.open(page);

    List<Map<String, Object>> loaded = loaded(browser);
    assertThat(loaded).as("requests").hasSizeLessThanOrEqualTo(requests);
    assertThat(bytes(loaded)).as("bytes").isBetween(bytes * 9 / 10, bytes * 102 / 100);
  }

  @Test
  void aSecondVisitFetchesOnlyThePageItself(Browser browser) {
    browser.open(LESSON);
    Object colour = browser.driver().executeScript(COLOUR);
    browser.reload();

    List<Map<String, Object>> loaded = loaded(browser);
    assertThat(bytes(loaded)).as("bytes").isBetween(1_000L, 8_190L);
    assertThat(browser.driver().executeScript(COLOUR)).isEqualTo(colour);
    assertThat(loaded)
        .filteredOn(file -> bytes(List.of(file)) > 0)
        .extracting(file -> String.valueOf(file.get("address")))
        .allMatch(address -> address.endsWith(LESSON) || address.contains("v-r=uidl"));
  }

  /**
   * What the program writes for them, before compression: it costs its time and a learner's memory.
   */
  @Test
  void anAnswerAndTheNextTaskTakeFewBytes(Browser browser) {
    browser.open(LESSON);
    browser.driver().executeScript("performance.clearResourceTimings()");
    new MouseInput(browser).move(Move.of(Square.A2, Square.A7), Color.WHITE);
    browser.click(".say queenside-next .btn");
    browser.await("return location.pathname.endsWith('/two-stars')");
    browser.awaitRest();

    assertThat((List<?>) browser.driver().executeScript(ANSWERS))
        .extracting(bytes -> ((Number) bytes).longValue())
        .satisfiesExactly(
            answer -> assertThat(answer).isBetween(3_000L, 5_860L),
            next -> assertThat(next).isBetween(5_000L, 9_940L));
  }

  @ParameterizedTest
  @CsvSource({"/puzzles/level, 7_700", "/practice/legal?round=1, 7_900"})
  void theNextPuzzleOrDrillTaskTakesFewBytes(String address, String most, Browser browser) {
    browser.open(address);
    browser.driver().executeScript("performance.clearResourceTimings()");
    String before = browser.path();
    browser
        .driver()
        .executeScript(
            "[...document.querySelectorAll('.more button')]"
                + ".find(({ textContent }) => textContent === 'Skip').click()");
    browser.await("return location.pathname + location.search !== '" + before + "'");
    browser.awaitRest();

    assertThat((List<?>) browser.driver().executeScript(ANSWERS))
        .extracting(bytes -> ((Number) bytes).longValue())
        .singleElement(LONG)
        .isBetween(5_000L, Long.parseLong(most.replace("_", "")));
  }

  @Test
  void theStylesComeAsAFileIfTheBrowserDoesNotKeepThem(Browser browser) {
    browser.open(LESSON);
    Object colour = browser.driver().executeScript(COLOUR);
    browser.driver().executeScript("localStorage.clear()");
    browser.reload();

    assertThat(browser.driver().executeScript(COLOUR)).isEqualTo(colour).isNotNull();
    assertThat(loaded(browser))
        .extracting(file -> String.valueOf(file.get("address")))
        .anyMatch(address -> address.endsWith("/queenside.css"));
  }

  @Test
  void theBoardIsSeenBeforeAnyScriptRunsAndGivesWayToTheRealOne(Browser browser) {
    browser.open(LESSON);

    assertThat((List<?>) browser.driver().executeScript(AS_SENT))
        .satisfiesExactly(
            title -> assertThat(title.toString()).contains("Move the rook to the star."),
            task -> assertThat(task).isEqualTo("Move the rook to the star."),
            pieces -> assertThat(pieces).isEqualTo(1L),
            notice -> assertThat(notice.toString()).contains("JavaScript"),
            order -> assertThat((List<?>) order).satisfies(FrontendBrowserTest::boardComesFirst));
    assertThat(browser.findAll(".first-paint")).isEmpty();
    assertThat(browser.findAll("queenside-board")).hasSize(1);
  }

  /** Our scripts before Flow's, the board's first, and the picture before Flow's data. */
  private static void boardComesFirst(List<?> order) {
    assertThat(order).hasSize(6);
    assertThat(order.subList(0, 3)).isEqualTo(List.of("script", "queenside.js", "pages.js"));
    assertThat(order.get(3).toString()).startsWith("indexhtml");
    assertThat(order.subList(4, 6)).isEqualTo(List.of("svg", "script"));
  }

  @Test
  void ourFilesComeFromOneVersionedAddressAndAreCachedForAYear(Browser browser) {
    browser.open(LESSON);

    List<String> ours =
        loaded(browser).stream()
            .map(file -> String.valueOf(file.get("address")))
            .filter(address -> address.contains("/board/"))
            .toList();
    assertThat(ours)
        .doesNotHaveDuplicates()
        .anyMatch(address -> address.endsWith("/queenside.js"))
        .allMatch(address -> address.matches(".*/board/[0-9a-f]{12}/[\\w./-]+"))
        .extracting(address -> address.replaceFirst("(/board/\\w+)/.*", "$1"))
        .containsOnly(ours.getFirst().replaceFirst("(/board/\\w+)/.*", "$1"));
    for (String address : ours) {
      assertThat(cacheControl(browser, address)).contains("max-age=31536000", "immutable");
    }
  }

  @Test
  void flowsScriptsAreCachedForAYear(Browser browser) {
    browser.open(LESSON);

    assertThat(loaded(browser))
        .extracting(file -> String.valueOf(file.get("address")))
        .filteredOn(address -> address.contains("/VAADIN/build/"))
        .isNotEmpty()
        .allSatisfy(
            address -> assertThat(cacheControl(browser, address)).contains("max-age=31536000"));
  }

  @Test
  void onlyTeachersPagesLoadWhatTeachersNeed(Browser browser) {
    browser.open("/");

    assertThat(loaded(browser))
        .extracting(file -> String.valueOf(file.get("address")))
        .noneMatch(address -> address.contains("/school."));
  }

  private static String cacheControl(Browser browser, String address) {
    return String.valueOf(
        browser
            .driver()
            .executeScript(
                "return fetch(arguments[0]).then(answer => answer.headers.get('Cache-Control'))",
                address));
  }

  @SuppressWarnings("unchecked")
  private static List<Map<String, Object>> loaded(Browser browser) {
    return (List<Map<String, Object>>) browser.driver().executeScript(LOADED);
  }

  private static long bytes(List<Map<String, Object>> loaded) {
    return loaded.stream().mapToLong(file -> ((Number) file.get("bytes")).longValue()).sum();
  }
}
