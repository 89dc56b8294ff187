package org.queenside.browser;

import static java.util.Objects.requireNonNull;

import com.deque.html.axecore.providers.EmbeddedResourceAxeProvider;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import javax.naming.OperationNotSupportedException;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * Runs axe in the page of a browser. The script is sent once per page: sending its half megabyte
 * takes as long as a scan, and axe's own driver sends it each time.
 */
final class Axe {

  /** Vaadin's own "connection lost" message is outside of all landmarks. */
  private static final String RUN =
      """
      const [options, done] = arguments;
      if (!window.axe) return done(null);
      const page = {exclude: ['vaadin-connection-indicator']};
      axe.run(page, {...options, resultTypes: ['violations']}).then(
          result => done(result.violations.flatMap(rule =>
              rule.nodes.map(node => `${rule.id}: ${node.html} ${node.failureSummary}`))),
          failure => done([String(failure)]));
      """;

  private final ChromeDriver driver;

  private Axe(ChromeDriver driver) {
    this.driver = driver;
  }

  static Axe of(ChromeDriver driver) {
    return new Axe(driver);
  }

  List<String> violations() {
    return run(Map.of());
  }

  List<String> colourViolations() {
    return run(Map.of("runOnly", List.of("color-contrast", "link-in-text-block")));
  }

  @SuppressWarnings("unchecked")
  private List<String> run(Map<String, List<String>> options) {
    @Nullable Object found = driver.executeAsyncScript(RUN, options);
    if (found == null) {
      driver.executeScript(Script.TEXT);
      found = driver.executeAsyncScript(RUN, options);
    }
    return (List<String>) requireNonNull(found);
  }

  private static final class Script {
    static final String TEXT = read();

    private static String read() {
      try {
        return new EmbeddedResourceAxeProvider().getScript();
      } catch (IOException | OperationNotSupportedException e) {
        throw new IllegalStateException("axe is not on the class path", e);
      }
    }
  }
}
