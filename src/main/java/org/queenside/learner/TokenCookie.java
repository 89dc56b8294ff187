package org.queenside.learner;

import com.vaadin.flow.server.VaadinRequest;
import jakarta.servlet.http.Cookie;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A cookie that holds a token: out of reach of scripts and of other sites. */
final class TokenCookie {

  private TokenCookie() {}

  static @Nullable Token read(String name, VaadinRequest request) {
    return read(name, request.getCookies());
  }

  static @Nullable Token read(String name, Cookie @Nullable [] cookies) {
    if (cookies == null) {
      return null;
    }
    for (Cookie cookie : cookies) {
      if (cookie.getName().equals(name)) {
        return Token.parse(cookie.getValue());
      }
    }
    return null;
  }

  /**
   * Makes a cookie.
   *
   * @param life how long the browser keeps it, or null for as long as the browser is open
   */
  static Cookie of(String name, String value, @Nullable Duration life, VaadinRequest request) {
    Cookie cookie = new Cookie(name, value);
    cookie.setMaxAge(life == null ? -1 : Math.toIntExact(life.toSeconds()));
    cookie.setPath(request.getContextPath() + "/");
    cookie.setHttpOnly(true);
    cookie.setSecure(request.isSecure());
    cookie.setAttribute("SameSite", "Lax");
    return cookie;
  }
}
