package org.queenside.identity.account;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Somebody with an account, as administrators see them.
 *
 * @param signedInAt when they last signed in; null if never
 * @param secondStep whether they are asked for a code after the password
 */
public record StaffMember(Account account, @Nullable Instant signedInAt, boolean secondStep) {}
