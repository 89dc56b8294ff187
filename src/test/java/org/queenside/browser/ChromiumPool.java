package org.queenside.browser;

import java.util.ArrayList;
import java.util.List;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * The Chromium processes of the tests. Each starts when it is first asked for, which takes longer
 * than many a test, and ends after the last test.
 */
final class ChromiumPool implements AutoCloseable {

  private final List<ChromeDriver> drivers = new ArrayList<>();

  /**
   * A Chromium as the tests before left it.
   *
   * @param number 0 for the one that all tests share, 1 and up for more beside it
   */
  ChromeDriver get(int number) {
    while (drivers.size() <= number) {
      drivers.add(ChromiumLauncher.start());
    }
    return drivers.get(number);
  }

  @Override
  public void close() {
    drivers.forEach(ChromeDriver::quit);
  }
}
