package org.queenside.web;

import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.internal.NavigationRouteTarget;
import com.vaadin.flow.server.RouteRegistry;
import com.vaadin.flow.server.VaadinServletContext;
import com.vaadin.flow.server.startup.ApplicationRouteRegistry;
import jakarta.servlet.ServletContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.core.Ordered;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.server.PathContainer;
import org.springframework.stereotype.Component;
import org.springframework.web.HttpRequestHandler;
import org.springframework.web.servlet.HandlerMapping;
import org.springframework.web.servlet.handler.AbstractHandlerMapping;
import org.springframework.web.servlet.handler.SimpleUrlHandlerMapping;
import org.springframework.web.util.UriUtils;
import org.springframework.web.util.pattern.PathPatternParser;

/**
 * Answers 404 at once for addresses without a page, a lesson, a file or a handler. Flow would
 * answer every address with a page, status 200 and a session, and look for the route only after
 * that.
 */
@Component
class UnknownPathHandlerMapping extends AbstractHandlerMapping {

  private static final HttpRequestHandler NOT_FOUND = UnknownPathHandlerMapping::refuse;

  /** The class path folders from which Spring and Flow serve files. */
  private static final String[] FOLDERS = {"META-INF/resources", "public"};

  private static final String EVERYTHING = "/**";

  private final ServletContext servletContext;
  private final Course course;
  private final SimpleUrlHandlerMapping resources;

  /**
   * Creates the bean.
   *
   * @param resources the folders that are served under addresses of their own
   */
  UnknownPathHandlerMapping(
      ServletContext servletContext,
      Course course,
      @Qualifier("resourceHandlerMapping") HandlerMapping resources) {
    this.servletContext = servletContext;
    this.course = course;
    this.resources = (SimpleUrlHandlerMapping) resources;
    // Just before Flow, which handles everything else.
    setOrder(Ordered.LOWEST_PRECEDENCE - 2);
  }

  @Override
  protected @Nullable Object getHandlerInternal(HttpServletRequest request) {
    String path = request.getRequestURI().substring(request.getContextPath().length());
    return path.startsWith("/VAADIN/") || isRoute(path) || isInFolder(path) || isFile(path)
        ? null
        : NOT_FOUND;
  }

  private boolean isInFolder(String path) {
    PathContainer parsed = PathContainer.parsePath(path);
    return resources.getUrlMap().keySet().stream()
        .filter(pattern -> !pattern.equals(EVERYTHING))
        .anyMatch(pattern -> PathPatternParser.defaultInstance.parse(pattern).matches(parsed));
  }

  private boolean isRoute(String path) {
    RouteRegistry registry =
        ApplicationRouteRegistry.getInstance(new VaadinServletContext(servletContext));
    String decoded = UriUtils.decode(path.substring(1), StandardCharsets.UTF_8);
    NavigationRouteTarget target = registry.getNavigationRouteTarget(decoded);
    return target.hasTarget() && isInCourse(target.getRouteParameters());
  }

  /** Returns false if the address names a lesson, or an exercise of one, that doesn't exist. */
  private boolean isInCourse(RouteParameters parameters) {
    String lesson = parameters.get("lesson").orElse(null);
    if (lesson == null) {
      return true;
    }
    Lesson found = course.lesson(lesson);
    String exercise = parameters.get("exercise").orElse(null);
    return found != null && (exercise == null || found.exercise(exercise) != null);
  }

  private boolean isFile(String path) {
    ClassLoader loader = getClass().getClassLoader();
    for (String folder : FOLDERS) {
      if (loader.getResource(folder + path) != null) {
        return true;
      }
    }
    return false;
  }

  /** Browsers get the error page from the error folder, other clients a short text. */
  static void refuse(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String accepted = request.getHeader(HttpHeaders.ACCEPT);
    if (accepted != null && accepted.contains(MediaType.TEXT_HTML_VALUE)) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
    } else {
      response.setStatus(HttpServletResponse.SC_NOT_FOUND);
      response.setContentType(MediaType.TEXT_PLAIN_VALUE);
      response.getWriter().println("Not found");
    }
  }
}
