package org.queenside.identity.account;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A secret that identifies its owner in a cookie, on a card or in a link: 256 random bits, in
 * URL-safe Base64.
 *
 * @param text 43 characters
 */
public record Token(String text) {

  private static final int BYTES = 32;
  private static final Pattern SHAPE = Pattern.compile("[A-Za-z0-9_-]{43}");
  private static final SecureRandom RANDOM = new SecureRandom();

  /** Makes a new token. */
  public static Token random() {
    byte[] bits = new byte[BYTES];
    RANDOM.nextBytes(bits);
    return new Token(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
  }

  /** The token that was sent, or null if the text can't be a token. */
  public static @Nullable Token parse(@Nullable String text) {
    return text != null && SHAPE.matcher(text).matches() ? new Token(text) : null;
  }

  /**
   * Returns the hash that the database stores. A token this random needs no salt and no slow hash.
   */
  public byte[] sha256() {
    return Sha256.of(text);
  }

  /** Hides the secret from logs. */
  @Override
  public String toString() {
    return "Token";
  }
}
