package org.queenside.identity.account;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An account as administrators see it.
 *
 * @param signedInAt the last sign-in; or null
 * @param secondStep whether signing in needs a code after the password
 */
public record AccountOverview(Account account, @Nullable Instant signedInAt, boolean secondStep) {}
