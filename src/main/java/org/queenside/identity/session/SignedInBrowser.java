package org.queenside.identity.session;

import java.time.Instant;

/**
 * A browser in which somebody is signed in.
 *
 * @param begunAt when that was
 * @param lastSeenAt when it last asked for something, to the day or so
 * @param here whether it is the browser in front of which they are
 */
public record SignedInBrowser(Instant begunAt, Instant lastSeenAt, boolean here) {}
