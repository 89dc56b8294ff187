package org.queenside.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * Measures how long a browser takes to show a page, on networks of different speed. The commands
 * and the budget are in docs/operating.md.
 *
 * <p>The first argument is the address of a page with a board, the second the number of visits to
 * measure on each network; the median is printed.
 */
public final class PageLoadMeasurement {

  /**
   * A network and a processor as Chromium's developer tools imitate them.
   *
   * @param latencyMillis added to each request
   * @param bytesPerSecond in each direction; -1 for no limit
   * @param cpuSlowdown 1 for none
   */
  private record Network(String name, double latencyMillis, int bytesPerSecond, int cpuSlowdown) {}

  /** What one visit took. */
  private record Visit(long seenMillis, long movableMillis, int requests, long bytes) {}

  private static final List<Network> NETWORKS =
      List.of(
          new Network("unthrottled", 0, -1, 1),
          new Network("Fast 3G, 4× slower CPU", 562.5, 180_000, 4),
          new Network("Slow 3G, 4× slower CPU", 2000, 50_000, 4));

  /** Notes when a board is first painted, and when the element has its squares. */
  private static final String WATCH =
      """
      const look = () => {
        const drawn = document.querySelector('svg.qb-picture')?.getBoundingClientRect().width > 0;
        const cell = document.querySelector('queenside-board [role=gridcell][aria-label]');
        if (drawn) window.seenAt ??= performance.now();
        if (cell) window.movableAt ??= performance.now();
        if (window.movableAt === undefined) requestAnimationFrame(look);
      };
      look();
      """;

  private static final String RESULT =
      """
      const entries = ['navigation', 'resource'].flatMap((t) => performance.getEntriesByType(t));
      return [window.seenAt, window.movableAt,
          entries.filter((entry) => entry.transferSize > 0).length,
          entries.reduce((sum, entry) => sum + entry.transferSize, 0)];
      """;

  private PageLoadMeasurement() {}

  /**
   * Prints a table.
   *
   * @param args the page's address, and how many visits to measure (3 if absent)
   */
  public static void main(String[] args) {
    if (args.length < 1 || args.length > 2 || !args[0].startsWith("http")) {
      System.err.println("Give the address of a page with a board, and the number of visits.");
      System.exit(2);
    }
    int visits = args.length == 2 ? Integer.parseInt(args[1]) : 3;
    System.out.println("| network | visit | seen | movable | requests | KB |");
    System.out.println("|---|---|---|---|---|---|");
    for (Network network : NETWORKS) {
      List<Visit> first = new ArrayList<>();
      List<Visit> second = new ArrayList<>();
      for (int i = 0; i < visits; i++) {
        measure(network, args[0], first, second);
      }
      print(network, "first", first);
      print(network, "second", second);
    }
  }

  private static void measure(
      Network network, String address, List<Visit> first, List<Visit> second) {
    var options = new ChromeOptions();
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--window-size=390,844");
    var driver = new ChromeDriver(options);
    try {
      driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", WATCH));
      driver.executeCdpCommand("Network.enable", Map.of());
      driver.executeCdpCommand("Network.emulateNetworkConditions", conditions(network));
      driver.executeCdpCommand(
          "Emulation.setCPUThrottlingRate", Map.of("rate", network.cpuSlowdown()));
      driver.get(address);
      first.add(result(driver));
      driver.navigate().refresh();
      second.add(result(driver));
    } finally {
      driver.quit();
    }
  }

  private static Map<String, Object> conditions(Network network) {
    Map<String, Object> conditions = new HashMap<>();
    conditions.put("offline", false);
    conditions.put("latency", network.latencyMillis());
    conditions.put("downloadThroughput", network.bytesPerSecond());
    conditions.put("uploadThroughput", network.bytesPerSecond());
    return conditions;
  }

  private static Visit result(ChromeDriver driver) {
    var wait = new WebDriverWait(driver, java.time.Duration.ofSeconds(90));
    wait.until(
        page ->
            driver.executeScript(
                """
                const clients = Object.values(window.Vaadin?.Flow?.clients ?? {});
                return window.movableAt !== undefined && document.readyState === 'complete'
                    && clients.length > 1 && clients.every((client) => !client.isActive?.()) || null;"""));
    var values = (List<?>) driver.executeScript(RESULT);
    return new Visit(
        number(values, 0), number(values, 1), (int) number(values, 2), number(values, 3));
  }

  private static long number(List<?> values, int index) {
    return Math.round(((Number) values.get(index)).doubleValue());
  }

  private static void print(Network network, String visit, List<Visit> visits) {
    System.out.printf(
        Locale.ROOT,
        "| %s | %s | %.1f s | %.1f s | %d | %.0f |%n",
        network.name(),
        visit,
        median(visits.stream().map(Visit::seenMillis).toList()) / 1000.0,
        median(visits.stream().map(Visit::movableMillis).toList()) / 1000.0,
        visits.getFirst().requests(),
        visits.getFirst().bytes() / 1000.0);
  }

  private static long median(List<Long> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }
}
