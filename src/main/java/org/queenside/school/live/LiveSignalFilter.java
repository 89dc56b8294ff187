package org.queenside.school.live;

import jakarta.servlet.FilterChain;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.session.PresenceService;
import org.springframework.beans.factory.ObjectFactory;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.util.function.SingletonSupplier;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Answers browsers that ask whether a live lesson has something new or games have been switched on,
 * without using a session or the database. Every page of every pupil asks, so this runs before all
 * filters that cost more than the answer. The pupil is sent in a header, so that it doesn't appear
 * in access logs. Now and then a browser also says that its page is still open.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 21)
class LiveSignalFilter extends OncePerRequestFilter {

  private static final String PATH = "/live/signal";
  private static final String PUPIL = "Queenside-Pupil";
  private static final String HERE = "Queenside-Here";

  /** Ends the answer for a pupil who may play classmates. */
  private static final String GAMES = "+games";

  private final Supplier<LiveSignalService> signals;
  private final Supplier<PresenceService> presence;

  /**
   * Creates the filter. The services are looked up on the first request, because filters exist
   * before the database is checked.
   */
  LiveSignalFilter(
      ObjectFactory<LiveSignalService> signals, ObjectFactory<PresenceService> presence) {
    this.signals = SingletonSupplier.of(signals::getObject);
    this.presence = SingletonSupplier.of(presence::getObject);
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    String path = request.getRequestURI().substring(request.getContextPath().length());
    return !path.equals(PATH) || !request.getMethod().equals("GET");
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException {
    LearnerId pupil = parse(request.getHeader(PUPIL));
    if (request.getHeader(HERE) != null) {
      presence.get().note(request);
    }
    String signal = pupil == null ? "" : signals.get().of(pupil).text();
    String games = pupil != null && signals.get().mayPlay(pupil) ? GAMES : "";
    byte[] text = (signal + games).getBytes(StandardCharsets.US_ASCII);
    response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
    response.setContentType(MediaType.TEXT_PLAIN_VALUE);
    response.setContentLength(text.length);
    response.getOutputStream().write(text);
  }

  private static @Nullable LearnerId parse(@Nullable String pupil) {
    try {
      return pupil == null ? null : new LearnerId(UUID.fromString(pupil));
    } catch (IllegalArgumentException _) {
      return null;
    }
  }
}
