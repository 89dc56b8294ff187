package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@BrowserTest
class FrontendBrowserTest {

  @Test
  void theBoardsModulesComeFromOneVersionedAddress(Browser browser) {
    browser.open("/");

    assertThat(modulesOfTheBoard(browser))
        .anyMatch(address -> address.endsWith("/queenside-board.js"))
        .allMatch(address -> address.matches(".*/board/[0-9a-f]{12}/[^/]+\\.js"))
        .extracting(address -> address.substring(0, address.lastIndexOf('/')))
        .containsOnly(folderOfTheBoard(browser));
  }

  @Test
  void modulesAreCachedForAYear(Browser browser) {
    browser.open("/");

    Object cacheControl =
        browser
            .driver()
            .executeScript(
                "return fetch(arguments[0]).then(answer => answer.headers.get('Cache-Control'))",
                modulesOfTheBoard(browser).getFirst());

    assertThat(cacheControl.toString()).contains("max-age=31536000", "immutable");
  }

  @Test
  void modulesArePreloadedAndFetchedOnce(Browser browser) {
    browser.open("/");

    List<String> fetched = fetched(browser);
    assertThat(modulesOfTheBoard(browser)).doesNotHaveDuplicates();
    assertThat(fetched.indexOf(folderOfTheBoard(browser) + "/queenside-board.js"))
        .isLessThan(indexOf(fetched, "/FlowClient"));
  }

  private static int indexOf(List<String> addresses, String part) {
    return IntStream.range(0, addresses.size())
        .filter(i -> addresses.get(i).contains(part))
        .findFirst()
        .orElseThrow();
  }

  private static String folderOfTheBoard(Browser browser) {
    String first = modulesOfTheBoard(browser).getFirst();
    return first.substring(0, first.lastIndexOf('/'));
  }

  private static List<String> modulesOfTheBoard(Browser browser) {
    return fetched(browser).stream()
        .filter(address -> address.contains("/board/") && address.endsWith(".js"))
        .toList();
  }

  /** Returns the addresses of all resources of the page, in the order of the requests. */
  private static List<String> fetched(Browser browser) {
    Object found =
        browser
            .driver()
            .executeScript(
                "return performance.getEntriesByType('resource').map(entry => entry.name);");
    return ((List<?>) found).stream().map(String::valueOf).toList();
  }
}
