package org.queenside.web;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.HandlerHelper;
import com.vaadin.flow.server.HandlerHelper.RequestType;
import com.vaadin.flow.server.StaticFileHandlerFactory;
import com.vaadin.flow.server.StaticFileServer;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinServletRequest;
import com.vaadin.flow.shared.ui.Dependency;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.session.LanguageService;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.ByteArrayResource;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.resource.AbstractResourceResolver;
import org.springframework.web.servlet.resource.ResourceResolverChain;

/**
 * Serves scripts, styles and fonts under an address that contains a version, joined as {@link
 * FrontendFiles} says.
 *
 * <p>Every page has the elements of learners' pages. A component that only teachers need asks for
 * {@code context://board/x.js}; the browser gets the joined script that contains it. It may cache
 * all of them for a year.
 */
@Configuration(proxyBeanMethods = false)
class FrontendConfiguration {

  static final String ADDRESS = "board/";

  private static final String FOLDER = "META-INF/resources/board/";
  private static final String CLASS_PATH = "classpath:/" + FOLDER;
  private static final String PLAIN = "context://" + ADDRESS;
  private static final Duration KEPT_BY_BROWSERS = Duration.ofDays(365);

  @Bean
  FrontendFiles frontendFiles() {
    return FrontendFiles.read();
  }

  @Bean
  WebMvcConfigurer versionedFrontend(FrontendFiles files) {
    return new WebMvcConfigurer() {
      @Override
      public void addResourceHandlers(ResourceHandlerRegistry registry) {
        registry
            .addResourceHandler("/" + files.address("**"))
            .addResourceLocations(CLASS_PATH)
            .setUseLastModified(false)
            .setCacheControl(CacheControl.maxAge(KEPT_BY_BROWSERS).cachePublic().immutable())
            .resourceChain(false)
            .addResolver(new JoinedFileResolver(files));
        // The error pages load the style sheets one by one, and look for the fonts beside them.
        registry.addResourceHandler("/css/fonts/**").addResourceLocations(CLASS_PATH + "fonts/");
      }
    };
  }

  /** The names of Flow's own scripts contain a hash, so they're cached as long as ours. */
  @Bean
  StaticFileHandlerFactory cachedFlowScripts() {
    return service ->
        new StaticFileServer(service) {
          @Override
          protected int getCacheTime(String file) {
            return file.startsWith("/VAADIN/build/")
                ? Math.toIntExact(KEPT_BY_BROWSERS.toSeconds())
                : super.getCacheTime(file);
          }
        };
  }

  /** Answers browsers that lack what Flow needs; Flow's own page for them can't be found. */
  @Bean
  VaadinServiceInitListener oldBrowserPage(TranslatedErrorPages pages) {
    return event ->
        event.addRequestHandler(
            (session, request, response) -> {
              if (!HandlerHelper.isRequestType(request, RequestType.BROWSER_TOO_OLD)) {
                return false;
              }
              response.setContentType("text/html;charset=utf-8");
              Locale locale =
                  LanguageService.ofBrowserOnly(
                      ((VaadinServletRequest) request).getHttpServletRequest());
              response.getWriter().write(pages.page("browser-too-old.html", "old-browser", locale));
              return true;
            });
  }

  @Bean
  VaadinServiceInitListener joinedDependencies(FrontendFiles files) {
    return event ->
        event.addDependencyFilter((dependencies, service) -> joined(dependencies, files));
  }

  @Bean
  VaadinServiceInitListener page(FrontendFiles files) {
    var head = new PageHead(files);
    return event ->
        event.addIndexHtmlRequestListener(
            response -> {
              if (!ForwardRedirect.write(response)) {
                head.write(response);
              }
              PagePolicy.protect(response);
            });
  }

  @Bean
  VaadinServiceInitListener forwardRedirect() {
    return BeforeEnterRegistration.of(ForwardRedirect::note);
  }

  /** Adds the styles that a view needs and the page doesn't have from an earlier one. */
  @Bean
  VaadinServiceInitListener styles(FrontendFiles files) {
    return BeforeEnterRegistration.of(
        entered -> {
          UI page = entered.getUI();
          List<String> needed = FrontendFiles.stylesOf(entered.getNavigationTarget());
          LoadedStyles loaded = ComponentUtil.getData(page, LoadedStyles.class);
          boolean opening = page.getInternals().getActiveRouterTargetsChain().isEmpty();
          if (loaded == null || opening) {
            // The head of the page has what its first view needs.
            ComponentUtil.setData(
                page, LoadedStyles.class, new LoadedStyles(new HashSet<>(needed)));
          } else {
            needed.stream()
                .filter(loaded.names()::add)
                .forEach(
                    style -> page.getPage().addStyleSheet("context://" + files.address(style)));
          }
        });
  }

  private record LoadedStyles(Set<String> names) {}

  private static List<Dependency> joined(List<Dependency> dependencies, FrontendFiles files) {
    Map<String, Dependency> byAddress = new LinkedHashMap<>();
    for (Dependency dependency : dependencies) {
      Dependency joined = joined(dependency, files);
      byAddress.putIfAbsent(joined.getUrl(), joined);
    }
    return List.copyOf(byAddress.values());
  }

  private static Dependency joined(Dependency dependency, FrontendFiles files) {
    String url = dependency.getUrl();
    if (!url.startsWith(PLAIN)) {
      return dependency;
    }
    String name = url.substring(PLAIN.length());
    String file =
        switch (dependency.getType()) {
          case JS_MODULE -> FrontendFiles.SCHOOL_SCRIPT;
          case STYLESHEET -> name;
          default -> "";
        };
    return files.joined().containsKey(file)
        ? new Dependency(
            dependency.getType(), "context://" + files.address(file), dependency.getLoadMode())
        : dependency;
  }

  /** Finds the joined files, which exist in memory only. */
  private static final class JoinedFileResolver extends AbstractResourceResolver {

    private final Map<String, Resource> files = new HashMap<>();

    JoinedFileResolver(FrontendFiles joined) {
      joined
          .joined()
          .forEach(
              (name, text) ->
                  files.put(name, new NamedResource(name, text.getBytes(StandardCharsets.UTF_8))));
    }

    @Override
    protected @Nullable Resource resolveResourceInternal(
        @Nullable HttpServletRequest request,
        String path,
        List<? extends Resource> locations,
        ResourceResolverChain chain) {
      Resource file = files.get(path);
      return file == null ? chain.resolveResource(request, path, locations) : file;
    }

    @Override
    protected @Nullable String resolveUrlPathInternal(
        String path, List<? extends Resource> locations, ResourceResolverChain chain) {
      return files.containsKey(path) ? path : chain.resolveUrlPath(path, locations);
    }
  }

  /** The name determines the content type. */
  private static final class NamedResource extends ByteArrayResource {

    private final String name;

    NamedResource(String name, byte[] content) {
      super(content);
      this.name = name;
    }

    @Override
    public String getFilename() {
      return name;
    }
  }
}
