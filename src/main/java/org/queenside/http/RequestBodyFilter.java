package org.queenside.http;

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
 * Waits until a request's body has arrived before anything else is done for it, so that a slow
 * sender blocks neither a session nor a place among the requests being processed.
 *
 * <p>Uploads are streamed: each has its own limit. Plain HTML form posts aren't supported; the
 * program has none.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
final class RequestBodyFilter extends OncePerRequestFilter {

  private static final String UPLOADS = "/VAADIN/dynamic/resource/";

  private final RequestBodyReader body;

  RequestBodyFilter(LimitProperties limits) {
    this.body = new RequestBodyReader(limits);
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    try {
      if (!RequestBodyReader.isIn(request)) {
        chain.doFilter(request, response);
      } else if (isUpload(request)) {
        chain.doFilter(new UploadRequestWrapper(request), response);
      } else {
        try (RequestBodyReader.Content content = body.read(request)) {
          chain.doFilter(new BufferedRequestWrapper(request, content.bytes()), response);
        }
      }
    } catch (RequestRefusedException e) {
      if (e.refusal() == RequestRefusal.TOO_LARGE) {
        RequestBodyReader.drain(request);
      }
      e.refusal().refuse(request, response);
    }
  }

  private static boolean isUpload(HttpServletRequest request) throws RequestRefusedException {
    if (request.getContentLengthLong() < 0) {
      // Reading the length of a chunk could take hours, a digit at a time. Browsers don't send any.
      throw new RequestRefusedException(RequestRefusal.WITHOUT_LENGTH);
    }
    String type = request.getContentType();
    if (type != null && type.toLowerCase(Locale.ROOT).startsWith("multipart/")) {
      throw new RequestRefusedException(RequestRefusal.MULTIPART);
    }
    return request.getRequestURI().startsWith(request.getContextPath() + UPLOADS);
  }
}
