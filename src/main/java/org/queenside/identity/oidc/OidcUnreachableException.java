package org.queenside.identity.oidc;

import org.jspecify.annotations.Nullable;

/** The provider does not answer, or not as a provider does. */
final class OidcUnreachableException extends RuntimeException {

  OidcUnreachableException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
