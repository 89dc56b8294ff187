package org.queenside.identity.session;

import java.time.Instant;

/**
 * A browser on which an account is signed in.
 *
 * @param begunAt when the sign-in began
 * @param lastSeenAt when it was last used, to about a day
 * @param here whether it is this browser
 */
public record SignedInBrowser(Instant begunAt, Instant lastSeenAt, boolean here) {}
