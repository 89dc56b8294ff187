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
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.queenside.chess.Square;

/**
 * A browser with the application open in it. Whatever loads a page or clicks returns when the page
 * is at rest: loaded, every element defined, and no answer of the server outstanding.
 */
public final class Browser {

  private static final Duration PATIENCE = Duration.ofSeconds(15);
  private static final Duration POLLING = Duration.ofMillis(20);

  /** Flow's own container is the one element on a page that never gets a definition. */
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

  /** The present address if the element is a link to another one, or null. */
  private static final String LEFT_BY =
      """
      const [{href}] = arguments;
      return href && href !== location.href && !arguments[0].hasAttribute('download')
          ? location.href : null;
      """;

  private final ChromeDriver driver;
  private final String address;

  Browser(ChromeDriver driver, String address) {
    this.driver = driver;
    this.address = address;
  }

  /** Selenium's own view of this browser, for what this class does not offer. */
  public ChromeDriver driver() {
    return driver;
  }

  /** What the policies of the pages kept from running or loading since this was last asked. */
  List<String> forbiddenByPolicy() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::getMessage)
        .filter(line -> line.contains("Content Security Policy"))
        .toList();
  }

  /**
   * Opens a page of the application.
   *
   * @param path begins with a slash
   */
  public void open(String path) {
    driver.get(address + path);
    awaitRest();
  }

  /** Loads the present page again. */
  public void reload() {
    driver.navigate().refresh();
    awaitRest();
  }

  /** Goes back to the page before. */
  public void back() {
    driver.navigate().back();
    awaitRest();
  }

  /** The path of the present page. */
  public String path() {
    return driver.getCurrentUrl().substring(address.length());
  }

  /** The first element that fits, waited for. */
  public WebElement find(String css) {
    return waiting().until(browser -> browser.findElement(By.cssSelector(css)));
  }

  /** A square of the board on the page. */
  public WebElement square(Square square) {
    return find("[role=gridcell][data-square=" + square + "]");
  }

  /** Every element that fits now, perhaps none. */
  public List<WebElement> findAll(String css) {
    return driver.findElements(By.cssSelector(css));
  }

  /** Waits until one of the elements that fit says this, among other things, and gives it. */
  public WebElement awaitText(String css, String text) {
    return waiting()
        // The element may go while it is read, which the driver tells in more ways than one.
        .ignoring(WebDriverException.class)
        .withMessage("no " + css + " says: " + text)
        .until(
            browser ->
                findAll(css).stream()
                    .filter(element -> element.getText().contains(text))
                    .findFirst()
                    .orElse(null));
  }

  /** Clicks the first element that fits. */
  public void click(String css) {
    WebElement element = find(css);
    press(element, element::click);
  }

  /**
   * Presses an element and waits for the page to rest. A link has led on then: the page follows it
   * a moment after the click, while nothing seems outstanding yet.
   *
   * @param how what presses it
   */
  void press(WebElement element, Runnable how) {
    Object left = driver.executeScript(LEFT_BY, element);
    how.run();
    awaitRest(left);
  }

  /** Waits until the page is loaded and neither the browser nor the server has anything to do. */
  public void awaitRest() {
    awaitRest(null);
  }

  /** Waits on until the page has another address than this one, if there is one. */
  private void awaitRest(@Nullable Object left) {
    waiting()
        .withMessage(
            () -> left == null ? "no rest at " + path() : "no page at rest that follows on " + left)
        .until(browser -> Boolean.TRUE.equals(driver.executeScript(AT_REST, left)));
  }

  /** Waits until a script on the page returns true. */
  void await(String script) {
    waiting()
        .withMessage("never true: " + script)
        .until(browser -> Boolean.TRUE.equals(driver.executeScript(script)));
  }

  /** Waits until the page with this element is no longer shown and the next one is at rest. */
  public void awaitPageAfter(WebElement element) {
    waiting().until(ExpectedConditions.stalenessOf(element));
    awaitRest();
  }

  /** Shows pages as on a screen of this size, in CSS pixels. */
  public void resize(int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  /** Shows pages as to someone who prefers a dark screen, or a light one. */
  public void preferDark(boolean dark) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
  }

  /** What axe finds wrong with the present page for people with disabilities. */
  public List<String> accessibilityViolations() {
    return Axe.of(driver).violations();
  }

  /** What axe finds wrong with the colours of the present page. */
  public List<String> colourViolations() {
    return Axe.of(driver).colourViolations();
  }

  /** Forgets all that the browser keeps for the application, and every setting of earlier tests. */
  public void becomeNewVisitor() {
    // Among all are the cookies, which are the same for every port.
    driver.executeCdpCommand(
        "Storage.clearDataForOrigin", Map.of("origin", address, "storageTypes", "all"));
    driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of()));
  }

  /**
   * Saves what the window shows now as a PNG picture.
   *
   * @param file its folder is made if need be
   */
  public void screenshot(Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private WebDriverWait waiting() {
    WebDriverWait wait = new WebDriverWait(driver, PATIENCE, POLLING);
    wait.ignoring(NoSuchElementException.class);
    return wait;
  }
}
