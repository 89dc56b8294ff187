package org.queenside.learner;

import java.time.Instant;

/**
 * A browser in which somebody is signed in.
 *
 * @param begunAt when that was
 * @param lastSeenAt when it last asked for something, to the day or so
 * @param here whether it is the browser in front of which they are
 */
public record SignedInPlace(Instant begunAt, Instant lastSeenAt, boolean here) {}
