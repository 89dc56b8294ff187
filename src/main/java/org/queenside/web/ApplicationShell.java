package org.queenside.web;

import com.vaadin.flow.component.page.AppShellConfigurator;
import com.vaadin.flow.component.page.Viewport;
import com.vaadin.flow.server.AppShellSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.springframework.core.io.ClassPathResource;
import org.springframework.web.util.UriUtils;

/** The HTML page around all views: icon and viewport. {@link PageHead} adds the rest. */
@Viewport("width=device-width, initial-scale=1")
public class ApplicationShell implements AppShellConfigurator {

  @Override
  public void configurePage(AppShellSettings settings) {
    settings.addLink("icon", icon());
    settings.addMetaTag("color-scheme", "light dark");
  }

  /** Returns the icon as part of the page, which saves a request. */
  private static String icon() {
    try {
      String drawing =
          new ClassPathResource("META-INF/resources/icon.svg")
              .getContentAsString(StandardCharsets.UTF_8)
              .strip();
      return "data:image/svg+xml," + UriUtils.encode(drawing, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
