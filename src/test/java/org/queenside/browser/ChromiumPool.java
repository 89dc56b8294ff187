package org.queenside.browser;

import java.util.ArrayList;
import java.util.List;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * The Chromium processes of the tests. Each is started when it is first needed, because a start
 * takes longer than many tests, and is stopped after the last test.
 */
final class ChromiumPool implements AutoCloseable {

  private final List<ChromeDriver> drivers = new ArrayList<>();

  /**
   * Returns a Chromium in the state in which earlier tests left it.
   *
   * @param number 0 for the one that all tests share, 1 and up for additional ones
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
