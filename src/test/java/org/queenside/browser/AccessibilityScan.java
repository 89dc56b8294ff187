package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Runs axe on the current page. Every page is checked on a phone and a computer, in light and dark
 * mode, but not in all four combinations: colours don't depend on the width, and a scan takes as
 * long as loading the page.
 */
final class AccessibilityScan {

  private final Browser browser;

  AccessibilityScan(Browser browser) {
    this.browser = browser;
  }

  /** Asserts that axe finds no violation on a light phone and a dark computer. */
  void assertAccessible(String what) {
    assertAccessibleOnAPhone(what, false);
    assertAccessibleOnAComputer(what);
  }

  /** Asserts the same on a dark computer only. */
  void assertAccessibleOnAComputer(String what) {
    browser.resize(1280, 800);
    scan(what + " on a computer", true);
  }

  /** Asserts the same on a phone only. */
  void assertAccessibleOnAPhone(String what, boolean dark) {
    browser.resize(390, 844);
    scan(what + " on a phone", dark);
  }

  private void scan(String what, boolean dark) {
    browser.preferDark(dark);
    assertThat(browser.accessibilityViolations()).as(dark ? what + " in dark" : what).isEmpty();
    browser.preferDark(false);
  }
}
