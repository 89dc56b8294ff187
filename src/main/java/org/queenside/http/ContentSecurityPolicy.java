package org.queenside.http;

import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * What a page may load: only what this program itself serves, and only those inline scripts that
 * have an unguessable nonce.
 */
public final class ContentSecurityPolicy {

  /** The header's name. */
  public static final String HEADER = "Content-Security-Policy";

  /** For pages without scripts, such as the one for unknown addresses. */
  static final String WITHOUT_SCRIPTS =
      "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self' data:; base-uri 'none';"
          + " form-action 'none'; frame-ancestors 'none'";

  private static final int NONCE_BYTES = 16;
  private static final SecureRandom RANDOM = new SecureRandom();

  private ContentSecurityPolicy() {}

  /** Makes a nonce for one response: 32 hexadecimal digits. */
  public static String nextNonce() {
    var bytes = new byte[NONCE_BYTES];
    RANDOM.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /**
   * Returns the policy for a page of Flow. Flow's client creates functions from text that the
   * server sends, which needs {@code 'unsafe-eval'}, and its components add {@code style} elements.
   *
   * @param nonce the nonce of the page's own scripts
   */
  public static String forPage(String nonce) {
    return ("default-src 'self'; script-src 'self' 'nonce-%s' 'unsafe-eval';"
            + " style-src 'self' 'unsafe-inline';"
            + " img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self';"
            + " frame-ancestors 'none'")
        .formatted(nonce);
  }
}
