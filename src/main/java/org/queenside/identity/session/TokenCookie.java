package org.queenside.identity.session;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.web.util.WebUtils;

/**
 * The cookies that hold a secret. Scripts and other sites can't read them.
 *
 * <p>Over HTTPS their names begin with {@code __Host-}. Browsers accept such a cookie only from
 * this very host over HTTPS, so another host of the same domain can't plant one. A cookie without
 * the prefix is still read, and replaced the next time it is written.
 */
enum TokenCookie {

  /** Recognises a guest. Every page load renews it. */
  GUEST("queenside-guest", "Lax"),

  /**
   * Recognises a device on which a person has signed in. It doesn't sign anyone in, and is kept
   * when the person signs out. Only the sign-in page reads it, so links from other sites don't need
   * to send it.
   */
  DEVICE("queenside-device", "Strict"),

  /** Recognises a device that a teacher has tied to a class. It doesn't sign anyone in. */
  CLASS_TABLET("queenside-tied-device", "Lax"),

  /** Recognises a signed-in browser. */
  SIGN_IN("queenside-sign-in", "Lax");

  /** The longest life of a cookie: browsers shorten longer ones to this. */
  static final Duration LIFE = Duration.ofDays(400);

  /** For this prefix, browsers demand {@code Secure}, the path {@code /} and no domain. */
  static final String PREFIX = "__Host-";

  private final String cookieName;

  /**
   * {@code Lax} lets a link from another site, such as a school's list of lessons, send the cookie;
   * with {@code Strict} it would lead signed-in pupils to the sign-in page. Opening an address
   * changes nothing, and every change also needs Vaadin's token.
   */
  private final String sameSite;

  TokenCookie(String cookieName, String sameSite) {
    this.cookieName = cookieName;
    this.sameSite = sameSite;
  }

  /** Returns the name without {@link #PREFIX}. */
  String cookieName() {
    return cookieName;
  }

  /**
   * Returns what the browser sent with the current request; null if it sent nothing or there is no
   * request.
   */
  @Nullable String read() {
    HttpServletRequest request = CurrentRequest.find();
    return request == null ? null : read(request);
  }

  /** Returns what the browser sent with a request, or null. */
  @Nullable String read(HttpServletRequest request) {
    Cookie prefixed = WebUtils.getCookie(request, PREFIX + cookieName);
    Cookie sent = prefixed == null ? WebUtils.getCookie(request, cookieName) : prefixed;
    return sent == null ? null : sent.getValue();
  }

  /**
   * Sends the cookie with the response to the current request. Does nothing without a request.
   *
   * @param life how long the browser keeps it, or null for until it is closed
   */
  void write(String value, @Nullable Duration life) {
    HttpServletRequest request = CurrentRequest.find();
    HttpServletResponse response = CurrentRequest.response();
    if (request == null || response == null) {
      return;
    }
    boolean host = request.isSecure() && request.getContextPath().isEmpty();
    String name = host ? PREFIX + cookieName : cookieName;
    response.addCookie(create(name, value, life, sameSite, request));
    if (host && WebUtils.getCookie(request, cookieName) != null) {
      response.addCookie(create(cookieName, "", Duration.ZERO, sameSite, request));
    }
  }

  /** Deletes the cookie in the browser, under both names. */
  void remove() {
    write("", Duration.ZERO);
  }

  /**
   * Returns a cookie for all pages of the program and for nothing else.
   *
   * @param life how long the browser keeps it, or null for until it is closed
   */
  static Cookie create(
      String name,
      String value,
      @Nullable Duration life,
      String sameSite,
      HttpServletRequest request) {
    Cookie cookie = new Cookie(name, value);
    cookie.setMaxAge(life == null ? -1 : Math.toIntExact(life.toSeconds()));
    cookie.setPath(request.getContextPath() + "/");
    cookie.setHttpOnly(true);
    cookie.setSecure(request.isSecure());
    cookie.setAttribute("SameSite", sameSite);
    return cookie;
  }
}
