package org.queenside.identity.session;

import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import jakarta.servlet.http.Cookie;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The cookie by which somebody signed in is recognised: out of reach of scripts and other sites.
 */
final class SignInCookie {

  static final String NAME = "queenside-sign-in";

  private SignInCookie() {}

  static @Nullable SignInToken read(VaadinRequest request) {
    return read(request.getCookies());
  }

  static @Nullable SignInToken read(Cookie @Nullable [] cookies) {
    return SignInToken.parse(TokenCookie.read(NAME, cookies));
  }

  /**
   * Sends the cookie.
   *
   * @param life how long the browser keeps it, or null for as long as the browser is open
   */
  static void write(
      SignInToken key, @Nullable Duration life, VaadinRequest request, VaadinResponse response) {
    TokenCookie.write(NAME, key.text(), life, TokenCookie.LAX, request, response);
  }

  static void remove(VaadinRequest request, VaadinResponse response) {
    TokenCookie.remove(NAME, request, response);
  }
}
