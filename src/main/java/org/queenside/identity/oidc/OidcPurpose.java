package org.queenside.identity.oidc;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;

/** What a visitor is sent to the provider for. */
public sealed interface OidcPurpose extends Serializable {

  /**
   * To sign in.
   *
   * @param next the page that was asked for, as it stood in the address
   */
  record SignIn(@Nullable String next) implements OidcPurpose {}

  /** To accept an invitation. */
  record Accept(String token) implements OidcPurpose {}

  /** To link the identity there to an account here. */
  record Link(LearnerId account) implements OidcPurpose {}

  /** To show again who is in front of the screen. */
  record Confirm(String next) implements OidcPurpose {}
}
