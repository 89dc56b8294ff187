package org.queenside.identity.management;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;

/**
 * A link that works once, within {@link InvitationRepository#LIFE}, or {@link
 * InvitationRepository#PASSWORD_LIFE} if it is for a new password.
 *
 * @param id identifies it for administrators; not the token
 * @param role the role of the new account
 * @param account the account that gets a new password; null if the link makes a new account
 * @param note who it is meant for, in its maker's words
 * @param expires when it stops working
 */
public record Invitation(
    long id, AccountRole role, @Nullable LearnerId account, String note, Instant expires) {}
