package org.queenside.identity.session;

import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Token;

/** The cookie that holds a guest's token. */
final class GuestCookie {

  static final String NAME = "queenside-guest";

  /** Browsers cut longer lives down to this. Every page load begins it anew. */
  static final Duration LIFE = Duration.ofDays(400);

  private GuestCookie() {}

  static @Nullable Token read(VaadinRequest request) {
    return Token.parse(TokenCookie.read(NAME, request));
  }

  static void write(Token token, VaadinRequest request, VaadinResponse response) {
    TokenCookie.write(NAME, token.text(), LIFE, TokenCookie.LAX, request, response);
  }

  static void remove(VaadinRequest request, VaadinResponse response) {
    TokenCookie.remove(NAME, request, response);
  }
}
