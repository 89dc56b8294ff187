package org.queenside.web;

import com.vaadin.flow.component.page.AppShellConfigurator;
import com.vaadin.flow.component.page.Viewport;
import com.vaadin.flow.server.AppShellSettings;

/**
 * The HTML page around all views: icon, viewport and description. {@link PageHead} adds the rest.
 */
@Viewport("width=device-width, initial-scale=1")
public class ApplicationShell implements AppShellConfigurator {

  @Override
  public void configurePage(AppShellSettings settings) {
    settings.addLink("icon", "icon.svg");
    settings.addMetaTag("color-scheme", "light dark");
    settings.addMetaTag(
        "description",
        "Learn the rules of chess by playing them, in the browser, without an account.");
  }
}
