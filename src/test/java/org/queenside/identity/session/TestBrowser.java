package org.queenside.identity.session;

import jakarta.servlet.http.Cookie;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.mock.web.MockHttpSession;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

/** A browser with its cookies, as the server sees it. */
public final class TestBrowser {

  private final Map<String, Cookie> cookies = new LinkedHashMap<>();
  private boolean secure;
  private String contextPath = "";
  private String address = "127.0.0.1";
  private @Nullable MockHttpSession session = new MockHttpSession();

  /** Ends the session, as after half an hour or when the program restarts. */
  public void loseSession() {
    session = new MockHttpSession();
  }

  /** Has no session from now on, like a program that calls a controller. */
  TestBrowser withoutSession() {
    session = null;
    return this;
  }

  /** Runs something in this browser's request, and stores the response's cookies. */
  public <T extends @Nullable Object> T request(Supplier<T> action) {
    return request(action, true);
  }

  /** Runs something in a request whose response never arrives. */
  <T extends @Nullable Object> T requestWithLostAnswer(Supplier<T> action) {
    return request(action, false);
  }

  TestBrowser overHttps() {
    secure = true;
    return this;
  }

  TestBrowser under(String contextPath) {
    this.contextPath = contextPath;
    return this;
  }

  /** Makes the browser's requests come from this address. */
  public TestBrowser from(String address) {
    this.address = address;
    return this;
  }

  void setCookie(Cookie cookie) {
    cookies.put(cookie.getName(), cookie);
  }

  /** Returns a cookie as the server last set it, with the prefix or without; or null. */
  public @Nullable Cookie cookie(String name) {
    Cookie prefixed = cookies.get(TokenCookie.PREFIX + name);
    return prefixed == null ? cookies.get(name) : prefixed;
  }

  /** Returns the names of all cookies. */
  Set<String> cookieNames() {
    return cookies.keySet();
  }

  /** Returns another browser with the same cookies, like a thief's. */
  TestBrowser copy() {
    TestBrowser copy = new TestBrowser();
    copy.cookies.putAll(cookies);
    return copy;
  }

  /** Returns the guest cookie as the server last set it, or null. */
  public @Nullable Cookie guestCookie() {
    return cookie(TokenCookie.GUEST.cookieName());
  }

  /** Returns the sign-in cookie as the server last set it, or null. */
  @Nullable Cookie signInCookie() {
    return cookie(TokenCookie.SIGN_IN.cookieName());
  }

  private <T extends @Nullable Object> T request(Supplier<T> action, boolean answered) {
    MockHttpServletRequest request = new MockHttpServletRequest();
    request.setSecure(secure);
    request.setContextPath(contextPath);
    request.setRemoteAddr(address);
    request.setCookies(cookies.values().toArray(Cookie[]::new));
    MockHttpServletResponse response = new MockHttpServletResponse();
    request.setSession(session);
    RequestAttributes before = RequestContextHolder.getRequestAttributes();
    RequestContextHolder.setRequestAttributes(new ServletRequestAttributes(request, response));
    try {
      return action.get();
    } finally {
      RequestContextHolder.setRequestAttributes(before);
      if (answered) {
        take(response.getCookies());
      }
    }
  }

  private void take(Cookie[] sent) {
    for (Cookie cookie : sent) {
      if (cookie.getMaxAge() == 0) {
        cookies.remove(cookie.getName());
      } else {
        cookies.put(cookie.getName(), cookie);
      }
    }
  }
}
