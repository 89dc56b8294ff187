package org.queenside.web;

import com.vaadin.flow.component.page.AppShellConfigurator;
import com.vaadin.flow.component.page.Viewport;
import com.vaadin.flow.server.AppShellSettings;

/** The HTML page around all views: icon and viewport. {@link PageHead} adds the rest. */
@Viewport("width=device-width, initial-scale=1")
public class ApplicationShell implements AppShellConfigurator {

  @Override
  public void configurePage(AppShellSettings settings) {
    settings.addLink("icon", "icon.svg");
    settings.addMetaTag("color-scheme", "light dark");
  }
}
