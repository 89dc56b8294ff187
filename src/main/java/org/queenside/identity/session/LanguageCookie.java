package org.queenside.identity.session;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Remembers in the browser which language was chosen. It says nothing about the person. */
final class LanguageCookie {
  private static final String NAME = "queenside-language";

  private LanguageCookie() {}

  /** Returns the tag of the language that was chosen in this browser, or null. */
  static @Nullable String read() {
    HttpServletRequest request = CurrentRequest.find();
    return request == null ? null : read(request);
  }

  /** Returns the tag that a request sends, or null. */
  static @Nullable String read(HttpServletRequest request) {
    Cookie[] cookies = request.getCookies();
    return cookies == null
        ? null
        : Arrays.stream(cookies)
            .filter(cookie -> cookie.getName().equals(NAME))
            .map(Cookie::getValue)
            .findFirst()
            .orElse(null);
  }

  /** Sends the choice with the response to the current request. */
  static void write(String language) {
    HttpServletRequest request = CurrentRequest.find();
    HttpServletResponse response = CurrentRequest.response();
    if (request != null && response != null) {
      Cookie cookie = new Cookie(NAME, language);
      cookie.setMaxAge(Math.toIntExact(TokenCookie.LIFE.toSeconds()));
      cookie.setPath(request.getContextPath() + "/");
      cookie.setHttpOnly(true);
      cookie.setSecure(request.isSecure());
      cookie.setAttribute("SameSite", "Lax");
      response.addCookie(cookie);
    }
  }
}
