package org.queenside.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Locale;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Waits until the body of a request has arrived, before anything else is done for it, so that a
 * slow sender holds neither a session nor one of the places for requests that are worked on.
 *
 * <p>Uploads are streamed: each of them has a limit of its own. Fields of a form that a browser
 * posts without a script aren't understood; the program has no such form.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
final class RequestBodyFilter extends OncePerRequestFilter {

  private static final String UPLOADS = "/VAADIN/dynamic/resource/";

  private final RequestBody body;

  RequestBodyFilter(LimitSettings limits) {
    this.body = new RequestBody(limits);
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    HttpServletRequest arrived;
    try {
      arrived = arrived(request);
    } catch (RefusedException e) {
      e.refusal().note(request.getRemoteAddr());
      if (e.refusal() == Refusal.TOO_LARGE) {
        RequestBody.drain(request);
      }
      e.refusal().answer(response);
      return;
    }
    chain.doFilter(arrived, response);
  }

  private HttpServletRequest arrived(HttpServletRequest request) throws IOException {
    if (!RequestBody.isIn(request)) {
      return request;
    }
    String type = request.getContentType();
    if (type != null && type.toLowerCase(Locale.ROOT).startsWith("multipart/")) {
      throw new RefusedException(Refusal.MULTIPART);
    }
    return request.getRequestURI().startsWith(request.getContextPath() + UPLOADS)
        ? new UploadRequest(request)
        : new BufferedRequest(request, body.read(request));
  }
}
