package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

/** Runs axe on the current page, on a computer and a phone, in light and dark mode. */
final class AccessibilityScan {

  private final Browser browser;

  AccessibilityScan(Browser browser) {
    this.browser = browser;
  }

  /** Asserts that axe finds no violation on any screen. */
  void assertAccessible(String what) {
    assertAccessibleOnAPhone(what);
    assertAccessibleOnAComputer(what);
  }

  /** Asserts the same on a phone only. */
  void assertAccessibleOnAPhone(String what) {
    assertAccessible(what, 390, 844);
  }

  private void assertAccessibleOnAComputer(String what) {
    assertAccessible(what, 1280, 800);
  }

  /** In dark mode only the colours differ, so only these are checked. */
  private void assertAccessible(String what, int width, int height) {
    List<String> found = new ArrayList<>();
    browser.resize(width, height);
    browser.preferDark(true);
    note(found, "dark " + width, browser.colourViolations());
    browser.preferDark(false);
    note(found, "light " + width, browser.accessibilityViolations());
    assertThat(found).as(what).isEmpty();
  }

  private static void note(List<String> found, String screen, List<String> violations) {
    violations.forEach(violation -> found.add(screen + ": " + violation));
  }
}
