package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

/** Looks at the present page as axe does, on a computer and a phone, by day and by night. */
final class AccessibilityScan {

  private final Browser browser;

  AccessibilityScan(Browser browser) {
    this.browser = browser;
  }

  /** Axe finds nothing wrong with the page on any screen. */
  void assertAccessible(String what) {
    assertAccessibleOnAPhone(what);
    assertAccessibleOnAComputer(what);
  }

  /** The same on a phone alone. */
  void assertAccessibleOnAPhone(String what) {
    assertAccessible(what, 390, 844);
  }

  private void assertAccessibleOnAComputer(String what) {
    assertAccessible(what, 1280, 800);
  }

  /** Nothing but colours differs by night. */
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
