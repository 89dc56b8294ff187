package org.queenside.web;

import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.shared.ui.Dependency;
import java.time.Duration;
import org.jsoup.nodes.Element;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.CacheControl;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * Serves the files of the top-level {@code frontend} folder under an address that contains a
 * version.
 *
 * <p>A component asks for {@code context://board/x.js}; the browser gets {@code
 * context://board/VERSION/x.js} and may cache it for a year. The files import each other by
 * relative addresses, so all of them come from the same version. Flow itself adds a hash to the
 * addresses of style sheets.
 */
@Configuration(proxyBeanMethods = false)
class FrontendConfiguration {

  private static final String ADDRESS = "board/";
  private static final String FOLDER = "META-INF/resources/board/";
  private static final Duration KEPT_BY_BROWSERS = Duration.ofDays(365);

  @Bean
  FrontendVersion frontendVersion() {
    return FrontendVersion.of(FOLDER);
  }

  @Bean
  WebMvcConfigurer versionedFrontend(FrontendVersion version) {
    return new WebMvcConfigurer() {
      @Override
      public void addResourceHandlers(ResourceHandlerRegistry registry) {
        registry
            .addResourceHandler("/" + ADDRESS + version.hash() + "/**")
            .addResourceLocations("classpath:/" + FOLDER)
            .setCacheControl(CacheControl.maxAge(KEPT_BY_BROWSERS).cachePublic().immutable());
      }
    };
  }

  @Bean
  VaadinServiceInitListener versionedDependencies(FrontendVersion version) {
    String plain = "context://" + ADDRESS;
    String versioned = plain + version.hash() + "/";
    return event ->
        event.addDependencyFilter(
            (dependencies, service) ->
                dependencies.stream()
                    .map(dependency -> versioned(dependency, plain, versioned))
                    .toList());
  }

  /**
   * Lets the browser fetch the scripts together with Vaadin's, long before a component needs one.
   */
  @Bean
  VaadinServiceInitListener earlyFrontend(FrontendVersion version) {
    return event ->
        event.addIndexHtmlRequestListener(
            page ->
                version.modules().stream()
                    .map(module -> ADDRESS + version.hash() + "/" + module)
                    .forEach(address -> preload(page.getDocument().head(), address)));
  }

  private static void preload(Element head, String address) {
    head.appendElement("link").attr("rel", "modulepreload").attr("href", address);
  }

  private static Dependency versioned(Dependency dependency, String plain, String versioned) {
    String url = dependency.getUrl();
    return dependency.getType() == Dependency.Type.JS_MODULE && url.startsWith(plain)
        ? new Dependency(
            dependency.getType(),
            versioned + url.substring(plain.length()),
            dependency.getLoadMode())
        : dependency;
  }
}
