package org.queenside.browser;

import java.util.ArrayList;
import java.util.List;
import org.openqa.selenium.chrome.ChromeDriver;

/** More browsers beside the one that all tests share, each a new visitor's, until the test ends. */
public final class Browsers implements AutoCloseable {

  private final String address;
  private final List<ChromeDriver> drivers = new ArrayList<>();

  Browsers(String address) {
    this.address = address;
  }

  /** Starts one more browser. */
  public Browser another() {
    ChromeDriver driver = ChromiumLauncher.start();
    drivers.add(driver);
    return new Browser(driver, address);
  }

  @Override
  public void close() {
    drivers.forEach(ChromeDriver::quit);
  }
}
