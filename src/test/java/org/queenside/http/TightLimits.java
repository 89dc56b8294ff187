package org.queenside.http;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.queenside.browser.BrowserTest;
import org.springframework.test.context.TestPropertySource;

/**
 * A {@link BrowserTest} with an application of its own, whose limits a test reaches quickly. In the
 * application of other tests a request would fail on a busy machine with such a short time.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@BrowserTest
@TestPropertySource(
    properties = {
      "queenside.limits.pages=" + TightLimits.PAGES,
      "queenside.limits.pages-per-session=" + TightLimits.PAGES_PER_SESSION,
      "queenside.limits.body-time=2s"
    })
@interface TightLimits {
  int PAGES = 40;
  int PAGES_PER_SESSION = 10;
}
