package org.queenside.identity.oidc;

import org.jspecify.annotations.Nullable;

/** The provider doesn't answer, or its answer is malformed. */
final class OidcUnreachableException extends RuntimeException {

  OidcUnreachableException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
