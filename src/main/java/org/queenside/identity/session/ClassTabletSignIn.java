package org.queenside.identity.session;

import java.time.Instant;

/**
 * A sign-in on a class tablet, as the class's teachers see it.
 *
 * @param pupil the name of the pupil
 * @param device what teachers call the device
 */
public record ClassTabletSignIn(Instant at, String pupil, String device) {}
