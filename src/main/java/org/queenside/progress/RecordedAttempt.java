package org.queenside.progress;

import java.time.Instant;

/**
 * An attempt as the log tells it.
 *
 * @param at when it was made
 */
public record RecordedAttempt(Attempt attempt, Instant at) {}
