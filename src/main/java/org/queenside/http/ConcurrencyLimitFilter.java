package org.queenside.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Limits how many requests are processed at the same time, because each needs memory, and too many
 * would keep each other from ending. Others wait their turn, and after half a minute are told to
 * come back later. Files and health probes are always answered.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 20)
final class ConcurrencyLimitFilter extends OncePerRequestFilter {

  private static final List<String> UNLIMITED =
      List.of("/VAADIN/build/", "/VAADIN/static/", "/board/", "/css/", "/livez", "/readyz");

  private final Semaphore places;
  private final Duration wait;

  ConcurrencyLimitFilter(LimitProperties limits) {
    this.places = new Semaphore(limits.requestsAtOnce(), true);
    this.wait = limits.requestWait();
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    String path = request.getRequestURI().substring(request.getContextPath().length());
    return request.getQueryString() == null
        && UNLIMITED.stream().anyMatch(path::startsWith)
        && request.getMethod().equals("GET");
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    if (!hasPlace()) {
      RequestRefusal.BUSY.refuse(request, response);
      return;
    }
    try {
      chain.doFilter(request, response);
    } finally {
      places.release();
    }
  }

  private boolean hasPlace() {
    try {
      return places.tryAcquire(wait.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
