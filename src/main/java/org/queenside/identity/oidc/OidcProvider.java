package org.queenside.identity.oidc;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The external provider, as pages offer it. The bean exists only if a provider is set up.
 *
 * @param name what people call it
 */
public record OidcProvider(String name) {

  /** The address that leads to the provider. */
  public static final String START = "oauth2/authorization/oidc";

  /** The address to which the provider sends people back. */
  static final String END = "login/oauth2/code/oidc";

  /**
   * The attribute of the session in which an {@link OidcPurpose} waits for {@link #START}. Only a
   * click on a page puts it there, so another site can't link its own identity with a link.
   */
  public static final String PURPOSE = "queenside.oidc.purpose";

  static final String REGISTRATION = "oidc";

  /**
   * Returns the address for signing in through the provider.
   *
   * @param next the page to open afterwards, or null
   */
  public String signInAddress(@Nullable String next) {
    return next == null
        ? START
        : START + "?next=" + URLEncoder.encode(next, StandardCharsets.UTF_8);
  }
}
