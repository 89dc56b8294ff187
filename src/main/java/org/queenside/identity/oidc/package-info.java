/**
 * Signing in through an external provider with OpenID Connect. Without its settings, nothing is
 * loaded.
 */
@NullMarked
package org.queenside.identity.oidc;

import org.jspecify.annotations.NullMarked;
