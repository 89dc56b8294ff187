package org.queenside.browser;

/** Additional browsers for one test, each with a new visitor. */
public final class AdditionalBrowsers implements AutoCloseable {

  private final ChromiumPool chromiums;
  private final String address;
  private int given;

  AdditionalBrowsers(ChromiumPool chromiums, String address) {
    this.chromiums = chromiums;
    this.address = address;
  }

  /** Opens another browser. */
  public Browser another() {
    given++;
    Browser browser = new Browser(chromiums.get(given), address);
    browser.becomeNewVisitor();
    return browser;
  }

  /** Closes the open pages, which would otherwise keep polling the application. */
  @Override
  public void close() {
    for (; given > 0; given--) {
      chromiums.get(given).get("about:blank");
    }
  }
}
