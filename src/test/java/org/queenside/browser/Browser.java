package org.queenside.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.By;
import org.openqa.selenium.NoSuchElementException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.queenside.TestTimeout;
import org.queenside.chess.Square;

/**
 * A browser with the application open. Methods that load a page or click return when the page is at
 * rest: it is loaded, every element is defined and no request is pending.
 */
public final class Browser {

  private static final Duration POLLING = Duration.ofMillis(20);

  /** Flow's own container is the only element that is never defined. */
  private static final String AT_REST =
      """
      const flow = window.Vaadin?.Flow;
      const clients = Object.values(flow?.clients ?? {});
      return location.href !== arguments[0]
          && document.readyState === 'complete'
          && clients.length > 1
          && clients.every(client => !client.isActive?.())
          && [...document.querySelectorAll(':not(:defined)')]
              .every(element => element.localName.startsWith('flow-container-'));
      """;

  /** The current address if the element is a link to another one, or null. */
  private static final String LEFT_BY =
      """
      const [{href}] = arguments;
      return href && href !== location.href && !arguments[0].hasAttribute('download')
          ? location.href : null;
      """;

  /** What has just appeared is marked in the next frame. */
  private static final String SETTLED =
      """
      const [element, done] = arguments;
      requestAnimationFrame(() => setTimeout(() => done(!element.closest('[data-fresh]'))));
      """;

  private final ChromeDriver driver;
  private final String address;

  Browser(ChromeDriver driver, String address) {
    this.driver = driver;
    this.address = address;
  }

  /** Returns Selenium's driver, for what this class doesn't offer. */
  public ChromeDriver driver() {
    return driver;
  }

  /** Returns the content security policy violations since the last call. */
  List<String> forbiddenByPolicy() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::getMessage)
        .filter(line -> line.contains("Content Security Policy"))
        .toList();
  }

  /**
   * Opens a page of the application.
   *
   * @param path starts with a slash
   */
  public void open(String path) {
    driver.get(address + path);
    awaitRest();
  }

  /** Reloads the current page. */
  public void reload() {
    driver.navigate().refresh();
    awaitRest();
  }

  /** Goes back to the previous page. */
  public void back() {
    driver.navigate().back();
    awaitRest();
  }

  /** Unfolds everything on the page. */
  public void unfold() {
    driver.executeScript("document.querySelectorAll('details').forEach(each => each.open = true)");
    awaitRest();
  }

  /** Returns the path of the current page. */
  public String path() {
    return driver.getCurrentUrl().substring(address.length());
  }

  /** Waits for the first matching element and returns it. */
  public WebElement find(String css) {
    return driverWait().until(browser -> browser.findElement(By.cssSelector(css)));
  }

  /** Returns a square of the board on the page. */
  public WebElement square(Square square) {
    return find("[role=gridcell][data-square=" + square + "]");
  }

  /** Returns all elements that match now, perhaps none. */
  public List<WebElement> findAll(String css) {
    return driver.findElements(By.cssSelector(css));
  }

  /** Waits for a matching element that contains the text and returns it. */
  public WebElement awaitText(String css, String text) {
    return driverWait()
        // The element may disappear while it is read, which the driver reports in several ways.
        .ignoring(WebDriverException.class)
        .withMessage("no " + css + " says: " + text)
        .until(
            browser ->
                findAll(css).stream()
                    .filter(element -> element.getText().contains(text))
                    .findFirst()
                    .orElse(null));
  }

  /** Clicks the first matching element. */
  public void click(String css) {
    WebElement element = find(css);
    press(element, element::click);
  }

  /**
   * Presses an element and waits for the page to rest. After a link it waits for the new address,
   * because the page follows the link a moment after the click, when no request is pending yet.
   *
   * @param how presses the element
   */
  void press(WebElement element, Runnable how) {
    awaitSettled(element);
    Object left = driver.executeScript(LEFT_BY, element);
    try {
      how.run();
    } catch (StaleElementReferenceException e) {
      // A page whose session has ended replaces itself as soon as it's seen again.
    } catch (WebDriverException e) {
      // The page answers the press by replacing itself before the driver has finished.
      if (!String.valueOf(e.getMessage()).contains("does not belong to the document")) {
        throw e;
      }
    }
    awaitRest(left);
  }

  /** Waits until a press on the element counts: one that has just appeared ignores a double tap. */
  public void awaitSettled(WebElement element) {
    driverWait()
        .withMessage("presses never count")
        .until(browser -> Boolean.TRUE.equals(driver.executeAsyncScript(SETTLED, element)));
  }

  /** Waits until the page is loaded and no request is pending. */
  public void awaitRest() {
    awaitRest(null);
  }

  /** Waits for the page to rest and, if an address is given, until it has another address. */
  private void awaitRest(@Nullable Object left) {
    driverWait()
        .withMessage(
            () -> left == null ? "no rest at " + path() : "no page at rest that follows on " + left)
        .until(browser -> Boolean.TRUE.equals(driver.executeScript(AT_REST, left)));
  }

  /** Waits until a script on the page returns true. */
  void await(String script) {
    driverWait()
        .withMessage("never true: " + script)
        .until(browser -> Boolean.TRUE.equals(driver.executeScript(script)));
  }

  /** Waits until the page with this element is replaced and the next one is at rest. */
  public void awaitPageAfter(WebElement element) {
    // While the page is being replaced, the driver may fail in another way than with a stale
    // element.
    driverWait().ignoring(WebDriverException.class).until(ExpectedConditions.stalenessOf(element));
    awaitRest();
  }

  /** Sets the size of the screen, in CSS pixels. */
  public void resize(int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  /** Sets the preference for dark or light mode. */
  public void preferDark(boolean dark) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
  }

  /** Returns axe's violations on the current page. */
  public List<String> accessibilityViolations() {
    return Axe.of(driver).violations();
  }

  /** Returns axe's violations about colours on the current page. */
  public List<String> colourViolations() {
    return Axe.of(driver).colourViolations();
  }

  /** Clears the browser's storage for the application and the settings of earlier tests. */
  public void becomeNewVisitor() {
    // This includes the cookies, which all ports share.
    driver.executeCdpCommand(
        "Storage.clearDataForOrigin", Map.of("origin", address, "storageTypes", "all"));
    driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of()));
    driver.executeCdpCommand("Emulation.setTimezoneOverride", Map.of("timezoneId", ""));
  }

  /**
   * Saves a screenshot as PNG.
   *
   * @param file the file, whose folder is created if necessary
   */
  public void screenshot(Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private WebDriverWait driverWait() {
    WebDriverWait wait = new WebDriverWait(driver, TestTimeout.LIMIT, POLLING);
    wait.ignoring(NoSuchElementException.class);
    return wait;
  }
}
