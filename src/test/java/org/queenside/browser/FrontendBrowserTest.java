package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

@BrowserTest
class FrontendBrowserTest {

  @Test
  void theModulesOfTheBoardComeFromOneAddressWithAVersion(Browser browser) {
    browser.open("/");

    assertThat(modulesOfTheBoard(browser))
        .anyMatch(address -> address.endsWith("/queenside-board.js"))
        .allMatch(address -> address.matches(".*/board/[0-9a-f]{12}/[^/]+\\.js"))
        .extracting(address -> address.substring(0, address.lastIndexOf('/')))
        .containsOnly(folderOfTheBoard(browser));
  }

  @Test
  void aBrowserMayKeepTheModulesForAYear(Browser browser) {
    browser.open("/");

    Object cacheControl =
        browser
            .driver()
            .executeScript(
                "return fetch(arguments[0]).then(answer => answer.headers.get('Cache-Control'))",
                modulesOfTheBoard(browser).getFirst());

    assertThat(cacheControl.toString()).contains("max-age=31536000", "immutable");
  }

  private static String folderOfTheBoard(Browser browser) {
    String first = modulesOfTheBoard(browser).getFirst();
    return first.substring(0, first.lastIndexOf('/'));
  }

  private static List<String> modulesOfTheBoard(Browser browser) {
    Object found =
        browser
            .driver()
            .executeScript(
                """
                return performance.getEntriesByType('resource').map(entry => entry.name)
                    .filter(name => name.includes('/board/') && name.endsWith('.js'));
                """);
    return ((List<?>) found).stream().map(String::valueOf).toList();
  }
}
