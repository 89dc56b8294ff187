package org.queenside.identity.oidc;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;

/** Why a visitor is sent to the provider. */
public sealed interface OidcPurpose extends Serializable {

  /**
   * To sign in.
   *
   * @param next the page to open afterwards, as in the address
   */
  record SignIn(@Nullable String next) implements OidcPurpose {}

  /** To accept an invitation. */
  record Accept(String token) implements OidcPurpose {}

  /** To link the identity there to an account here. */
  record Link(LearnerId account) implements OidcPurpose {}

  /**
   * To confirm the account that is signed in.
   *
   * @param next the page to open afterwards
   */
  record Confirm(String next) implements OidcPurpose {}
}
