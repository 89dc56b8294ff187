package org.queenside.identity.session;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.springframework.web.util.WebUtils;

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
    Cookie cookie = WebUtils.getCookie(request, NAME);
    return cookie == null ? null : cookie.getValue();
  }

  /** Sends the choice with the response to the current request. */
  static void write(String language) {
    HttpServletRequest request = CurrentRequest.find();
    HttpServletResponse response = CurrentRequest.response();
    if (request != null && response != null) {
      response.addCookie(TokenCookie.create(NAME, language, TokenCookie.LIFE, "Lax", request));
    }
  }
}
