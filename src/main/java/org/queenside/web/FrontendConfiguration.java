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
 * Serves the files of the top-level {@code frontend} folder under an address with a version in it.
 *
 * <p>A component asks for {@code context://board/x.js}; the browser is told {@code
 * context://board/VERSION/x.js} and may keep the answer for a year. The files import each other by
 * relative addresses, so all of them come from the same version. Style sheets are left to Flow,
 * which puts a hash of their content into their address.
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
                    .map(dependency -> moved(dependency, plain, versioned))
                    .toList());
  }

  /**
   * Lets the browser fetch the scripts beside Vaadin's own, long before a component asks for one.
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

  private static Dependency moved(Dependency dependency, String plain, String versioned) {
    String url = dependency.getUrl();
    return dependency.getType() == Dependency.Type.JS_MODULE && url.startsWith(plain)
        ? new Dependency(
            dependency.getType(),
            versioned + url.substring(plain.length()),
            dependency.getLoadMode())
        : dependency;
  }
}
