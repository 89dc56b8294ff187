package org.queenside.identity.session;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import org.jspecify.annotations.Nullable;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

/**
 * The request that this thread answers, for a page, a controller or a filter. Background threads
 * have none.
 */
final class CurrentRequest {

  private CurrentRequest() {}

  static @Nullable HttpServletRequest find() {
    ServletRequestAttributes attributes = attributes();
    return attributes == null ? null : attributes.getRequest();
  }

  static @Nullable HttpServletResponse response() {
    ServletRequestAttributes attributes = attributes();
    return attributes == null ? null : attributes.getResponse();
  }

  /** Returns the browser's session; null if it has none, as with most callers of a controller. */
  static @Nullable HttpSession session() {
    HttpServletRequest request = find();
    return request == null ? null : request.getSession(false);
  }

  private static @Nullable ServletRequestAttributes attributes() {
    return (ServletRequestAttributes) RequestContextHolder.getRequestAttributes();
  }
}
