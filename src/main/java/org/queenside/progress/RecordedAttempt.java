package org.queenside.progress;

import java.time.Instant;

/**
 * An attempt with its time, as read from the log.
 *
 * @param at when it was made
 */
public record RecordedAttempt(Attempt attempt, Instant at) {}
