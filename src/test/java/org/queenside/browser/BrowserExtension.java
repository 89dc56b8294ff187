package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.springframework.core.env.Environment;
import org.springframework.test.context.junit.jupiter.SpringExtension;

/**
 * Provides the browser to tests, starts Chromium before the first test and stops it after the last.
 */
final class BrowserExtension implements ParameterResolver, AfterTestExecutionCallback {

  private static final ExtensionContext.Namespace SPACE =
      ExtensionContext.Namespace.create(BrowserExtension.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    return type == Browser.class || type == AdditionalBrowsers.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Browser.class
        ? browser(context)
        : context
            .getStore(SPACE)
            .computeIfAbsent(
                AdditionalBrowsers.class,
                key -> new AdditionalBrowsers(chromiums(context), address(context)),
                AdditionalBrowsers.class);
  }

  private static String address(ExtensionContext context) {
    Environment environment = SpringExtension.getApplicationContext(context).getEnvironment();
    return "http://localhost:" + environment.getRequiredProperty("local.server.port");
  }

  private static Browser browser(ExtensionContext context) {
    String address = address(context);
    Browser browser = new Browser(chromiums(context).get(0), address);
    browser.becomeNewVisitor();
    context.getStore(SPACE).put(Browser.class, browser);
    return browser;
  }

  @Override
  public void afterTestExecution(ExtensionContext context) {
    @Nullable Browser browser = context.getStore(SPACE).get(Browser.class, Browser.class);
    if (browser != null && context.getExecutionException().isPresent()) {
      String test = context.getRequiredTestClass().getSimpleName() + "." + context.getDisplayName();
      browser.screenshot(
          Path.of("target", "screenshots", test.replaceAll("[^\\w.-]+", "_") + ".png"));
    } else if (browser != null) {
      assertThat(browser.forbiddenByPolicy()).isEmpty();
    }
  }

  /**
   * The pool in the store of the session, which closes it at the end. In Maven's test processes the
   * root store lasts for one class only.
   */
  private static ChromiumPool chromiums(ExtensionContext context) {
    return context
        .getStore(ExtensionContext.StoreScope.LAUNCHER_SESSION, SPACE)
        .computeIfAbsent(ChromiumPool.class, key -> new ChromiumPool(), ChromiumPool.class);
  }
}
