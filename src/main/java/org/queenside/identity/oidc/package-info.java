/**
 * Signing in through a provider outside, by OpenID Connect. Nothing is loaded without its settings.
 */
@NullMarked
package org.queenside.identity.oidc;

import org.jspecify.annotations.NullMarked;
