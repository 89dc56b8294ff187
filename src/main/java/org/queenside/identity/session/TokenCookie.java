package org.queenside.identity.session;

import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import jakarta.servlet.http.Cookie;
import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A cookie that holds a secret: out of reach of scripts and of other sites.
 *
 * <p>Where the browser came by HTTPS, its name begins with {@code __Host-}. Browsers take such a
 * cookie only from this very host over HTTPS, so no other host of the same domain can slip one in.
 * One without the prefix, from before, is still read and replaced at the next writing.
 */
final class TokenCookie {

  /** Browsers demand {@code Secure}, the path {@code /} and no domain with it. */
  static final String PREFIX = "__Host-";

  /**
   * A link from another page, such as a school's list of lessons, brings the cookie along. With
   * {@code Strict} it would lead pupils who are signed in to the sign-in page. Nothing is changed
   * by opening an address, and what changes something needs Vaadin's token besides.
   */
  static final String LAX = "Lax";

  private TokenCookie() {}

  static @Nullable String read(String name, VaadinRequest request) {
    return read(name, request.getCookies());
  }

  static @Nullable String read(String name, Cookie @Nullable [] cookies) {
    return cookies == null
        ? null
        : Stream.of(PREFIX + name, name)
            .flatMap(each -> Arrays.stream(cookies).filter(cookie -> cookie.getName().equals(each)))
            .map(Cookie::getValue)
            .findFirst()
            .orElse(null);
  }

  /**
   * Sends a cookie.
   *
   * @param life how long the browser keeps it, or null for as long as the browser is open
   * @param sameSite {@link #LAX} or {@code Strict}
   */
  static void write(
      String name,
      String value,
      @Nullable Duration life,
      String sameSite,
      VaadinRequest request,
      VaadinResponse response) {
    boolean host = request.isSecure() && request.getContextPath().isEmpty();
    response.addCookie(cookie(host ? PREFIX + name : name, value, life, sameSite, request));
    if (host && sent(name, request)) {
      response.addCookie(cookie(name, "", Duration.ZERO, sameSite, request));
    }
  }

  /** Takes a cookie from the browser, under either name. */
  static void remove(String name, VaadinRequest request, VaadinResponse response) {
    write(name, "", Duration.ZERO, LAX, request, response);
  }

  private static boolean sent(String name, VaadinRequest request) {
    Cookie[] cookies = request.getCookies();
    return cookies != null
        && Arrays.stream(cookies).anyMatch(cookie -> cookie.getName().equals(name));
  }

  private static Cookie cookie(
      String name, String value, @Nullable Duration life, String sameSite, VaadinRequest request) {
    Cookie cookie = new Cookie(name, value);
    cookie.setMaxAge(life == null ? -1 : Math.toIntExact(life.toSeconds()));
    cookie.setPath(request.getContextPath() + "/");
    cookie.setHttpOnly(true);
    cookie.setSecure(request.isSecure());
    cookie.setAttribute("SameSite", sameSite);
    return cookie;
  }
}
