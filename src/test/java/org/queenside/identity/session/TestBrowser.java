package org.queenside.identity.session;

import com.vaadin.flow.internal.CurrentInstance;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import com.vaadin.flow.server.VaadinServletRequest;
import com.vaadin.flow.server.VaadinServletResponse;
import com.vaadin.flow.server.VaadinSession;
import jakarta.servlet.http.Cookie;
import java.lang.ref.Reference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/** A browser with its cookies, as the server sees it. */
public final class TestBrowser {

  private final Map<String, Cookie> cookies = new LinkedHashMap<>();
  private boolean secure;
  private String contextPath = "";
  private String address = "127.0.0.1";
  private VaadinSession session = new UnlockedSession();

  /** Ends the session, as after half an hour or when the program restarts. */
  public void loseSession() {
    session = new UnlockedSession();
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
    var before = CurrentInstance.getInstances();
    CurrentInstance.clearAll();
    var asked = new VaadinServletRequest(request, null);
    var answer = new VaadinServletResponse(response, null);
    CurrentInstance.set(VaadinRequest.class, asked);
    CurrentInstance.set(VaadinResponse.class, answer);
    CurrentInstance.set(VaadinSession.class, session);
    try {
      return action.get();
    } finally {
      // Vaadin's current instances are held weakly: on a busy machine they disappeared before the
      // action ended.
      Reference.reachabilityFence(asked);
      Reference.reachabilityFence(answer);
      CurrentInstance.clearAll();
      CurrentInstance.restoreInstances(before);
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

  /** A session without a server, so nothing else can lock it. */
  private static final class UnlockedSession extends VaadinSession {

    UnlockedSession() {
      super(null);
    }

    @Override
    public boolean hasLock() {
      return true;
    }
  }
}
