package org.queenside.identity.management;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;

/**
 * A link that works once, within {@link InvitationRepository#LIFE}, or {@link
 * InvitationRepository#PASSWORD_LIFE} if it is for a new password.
 *
 * @param id names it to administrators; it isn't the token
 * @param role the role of the new account
 * @param account the account that gets a new password; null if the link makes a new account
 * @param note who it is meant for, as its maker wrote
 * @param expires until when it works
 */
public record Invitation(
    long id, AccountRole role, @Nullable LearnerId account, String note, Instant expires) {}
