package org.queenside.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Keeps answers that a browser didn't wait for out of the log and the metrics. It's the last
 * filter, so that none of the others sees a failure.
 */
@Component
@Order(Ordered.LOWEST_PRECEDENCE)
final class ClientAbortFilter extends OncePerRequestFilter {

  @Override
  protected boolean shouldNotFilterErrorDispatch() {
    return false;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    try {
      chain.doFilter(request, new AbortedResponseWrapper(response));
    } catch (ServletException | IOException | RuntimeException e) {
      if (!ClientAbort.isCauseOf(e)) {
        throw e;
      }
      ClientAbort.log(e);
    }
  }
}
