package org.queenside.browser;

/** More browsers beside the one that all tests share, each a new visitor's, until the test ends. */
public final class AdditionalBrowsers implements AutoCloseable {

  private final ChromiumPool chromiums;
  private final String address;
  private int given;

  AdditionalBrowsers(ChromiumPool chromiums, String address) {
    this.chromiums = chromiums;
    this.address = address;
  }

  /** One more browser. */
  public Browser another() {
    given++;
    Browser browser = new Browser(chromiums.get(given), address);
    browser.becomeNewVisitor();
    return browser;
  }

  /** Leaves no page open that would go on asking the application. */
  @Override
  public void close() {
    for (; given > 0; given--) {
      chromiums.get(given).get("about:blank");
    }
  }
}
