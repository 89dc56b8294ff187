package org.queenside.browser;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;

/**
 * Finds Chromium or Chrome and its driver, or installs them: as root on Debian and Ubuntu from the
 * distribution, elsewhere through Selenium Manager.
 */
final class ChromiumLauncher {

  /** The shell draws pages like the others, without their windows, for half the processor time. */
  private static final String SHELL = "chromium-headless-shell";

  /** Debian's command runs the shell as a child, which the driver can't stop. */
  private static final Path SHELL_OF_DEBIAN = Path.of("/usr/lib/chromium", SHELL);

  private static final Path CHROMIUM_OF_DEBIAN = Path.of("/usr/lib/chromium/chromium");

  private static final List<String> BROWSERS =
      List.of(
          "chrome-headless-shell",
          "chromium",
          "chromium-browser",
          "google-chrome",
          "google-chrome-stable",
          "chrome");
  private static final List<Path> BROWSERS_OF_MACOS =
      List.of(
          Path.of("/Applications/Chromium.app/Contents/MacOS/Chromium"),
          Path.of("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"));
  private static final String DRIVER = "chromedriver";
  private static final long INSTALLATION_MINUTES = 10;
  private static final Path LOCK = Path.of("target", "chromium.lock");

  /** Exists if a shell was looked for in vain, which takes a while without a network. */
  private static final Path SHELL_TRIED = Path.of("target", "chromium-shell.tried");

  private ChromiumLauncher() {}

  /**
   * Starts a new headless browser.
   *
   * @throws IllegalStateException if there is no browser; the message says what to install
   */
  static ChromeDriver start() {
    if (mayInstall()) {
      installOnce();
    }
    return isInstalled() ? startInstalled() : startManaged();
  }

  private static boolean isInstalled() {
    return browser().isPresent() && onPath(DRIVER).isPresent();
  }

  private static ChromeDriver startInstalled() {
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(onPath(DRIVER).orElseThrow().toFile())
            .build();
    return new ChromeDriver(service, options());
  }

  /** Selenium Manager downloads what is missing: the driver, or the driver and a browser. */
  private static ChromeDriver startManaged() {
    try {
      return new ChromeDriver(options());
    } catch (WebDriverException e) {
      throw new IllegalStateException(
          """
          The browser tests need Chromium or Chrome and its chromedriver, and found %s and %s.
          Install both and run the tests again:
            Debian          sudo apt-get install chromium-headless-shell chromium-driver
            Ubuntu          sudo apt-get install chromium chromium-driver
            Fedora          sudo dnf install chromium chromedriver
            macOS           brew install --cask chromium chromedriver"""
              .formatted(
                  browser().map(Path::toString).orElse("no browser"),
                  onPath(DRIVER).map(Path::toString).orElse("no chromedriver")),
          e);
    }
  }

  private static ChromeOptions options() {
    ChromeOptions options = new ChromeOptions();
    browser().ifPresent(browser -> options.setBinary(browser.toFile()));
    // Violations of the content security policy are logged to the console.
    options.setCapability(ChromeOptions.LOGGING_PREFS, Map.of(LogType.BROWSER, "SEVERE"));
    return options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-extensions",
        "--disable-sync",
        // A spare process for the next page starts for each visitor, and mostly in vain.
        "--disable-features=SpareRendererForSitePerProcess",
        "--force-prefers-reduced-motion",
        // Pages don't live long enough for these compilers to pay off.
        "--js-flags=--no-maglev --no-turbofan",
        "--lang=en-US",
        "--window-size=1280,900");
  }

  private static boolean mayInstall() {
    return "root".equals(System.getProperty("user.name")) && onPath("apt-get").isPresent();
  }

  /** The tests run in three processes, but the distribution's installer can run only once. */
  private static void installOnce() {
    try (FileChannel lock =
            FileChannel.open(LOCK, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock _ = lock.lock()) {
      if (!isInstalled()) {
        install();
      } else if (mayAddShell() && Files.notExists(SHELL_TRIED)) {
        Files.createFile(SHELL_TRIED);
        addShell();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * After a failure the next way of getting a browser is tried; the output says what failed. Some
   * distributions don't have the shell.
   */
  private static void install() {
    run("apt-get", "update");
    run("apt-get", "install", "--yes", "chromium", "chromium-driver");
    run("apt-get", "install", "--yes", SHELL);
  }

  private static boolean mayAddShell() {
    return Files.isExecutable(CHROMIUM_OF_DEBIAN) && !Files.isExecutable(SHELL_OF_DEBIAN);
  }

  /** In the version that is installed, so that no other package changes. */
  private static void addShell() {
    String shell = SHELL + "=$(dpkg-query --show --showformat='${Version}' chromium)";
    String install =
        "apt-get -o Acquire::Retries=0 -o Acquire::http::Timeout=20 install --yes --no-remove "
            + shell;
    run("sh", "-c", "%1$s || { apt-get update && %1$s; }".formatted(install));
  }

  private static void run(String... command) {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).inheritIO();
    builder.environment().put("DEBIAN_FRONTEND", "noninteractive");
    try {
      Process process = builder.start();
      if (!process.waitFor(INSTALLATION_MINUTES, TimeUnit.MINUTES)) {
        process.destroyForcibly();
      }
    } catch (IOException e) {
      throw new IllegalStateException("could not run " + String.join(" ", command), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while installing a browser", e);
    }
  }

  private static Optional<Path> browser() {
    return Stream.of(
            Stream.of(SHELL_OF_DEBIAN),
            BROWSERS.stream().flatMap(name -> onPath(name).stream()),
            BROWSERS_OF_MACOS.stream())
        .flatMap(paths -> paths)
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Optional<Path> onPath(String program) {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return Arrays.stream(path.split(File.pathSeparator))
        .map(folder -> Path.of(folder, program))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
