package org.queenside.learner;

import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import jakarta.servlet.http.Cookie;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** The cookie that holds a guest's token: out of reach of scripts and of other sites. */
final class GuestCookie {

  static final String NAME = "queenside-guest";

  /** Browsers cut longer lives down to this. Every page load begins it anew. */
  static final Duration LIFE = Duration.ofDays(400);

  private GuestCookie() {}

  static @Nullable GuestToken read(VaadinRequest request) {
    Cookie[] cookies = request.getCookies();
    if (cookies == null) {
      return null;
    }
    for (Cookie cookie : cookies) {
      if (cookie.getName().equals(NAME)) {
        return GuestToken.parse(cookie.getValue());
      }
    }
    return null;
  }

  static void write(GuestToken token, VaadinRequest request, VaadinResponse response) {
    response.addCookie(cookie(token.text(), LIFE, request));
  }

  static void remove(VaadinRequest request, VaadinResponse response) {
    response.addCookie(cookie("", Duration.ZERO, request));
  }

  private static Cookie cookie(String value, Duration life, VaadinRequest request) {
    Cookie cookie = new Cookie(NAME, value);
    cookie.setMaxAge(Math.toIntExact(life.toSeconds()));
    cookie.setPath(request.getContextPath() + "/");
    cookie.setHttpOnly(true);
    cookie.setSecure(request.isSecure());
    cookie.setAttribute("SameSite", "Lax");
    return cookie;
  }
}
