package org.queenside.identity.session;

import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Token;

/**
 * The cookie that recognizes a device on which a person has signed in. It holds a random number,
 * signs nobody in, and stays when the person signs out.
 */
final class DeviceCookie {

  static final String NAME = "queenside-device";

  /** Each sign-in begins it again. Browsers cut longer lives down to this. */
  static final Duration LIFE = Duration.ofDays(400);

  private DeviceCookie() {}

  static @Nullable Token read(VaadinRequest request) {
    return Token.parse(TokenCookie.read(NAME, request));
  }

  /** Only the sign-in page reads it, so no way from another site needs to bring it along. */
  static void write(Token token, VaadinRequest request, VaadinResponse response) {
    TokenCookie.write(NAME, token.text(), LIFE, "Strict", request, response);
  }
}
