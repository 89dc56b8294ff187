package org.queenside.identity.management;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;

/**
 * A link that works once, within {@link InvitationRepository#LIFE}, or {@link
 * InvitationRepository#PASSWORD_LIFE} if it gives a new password.
 *
 * @param id names it to administrators; it opens nothing
 * @param role what whoever opens it may do then
 * @param account whom it gives a new password; null if it makes a new account
 * @param note whom it is meant for, in the words of who made it
 */
public record Invitation(
    long id, AccountRole role, @Nullable LearnerId account, String note, Instant expires) {}
