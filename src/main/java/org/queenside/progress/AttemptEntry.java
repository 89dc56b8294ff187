package org.queenside.progress;

import java.time.Instant;

/**
 * What reviews need of an attempt in the log.
 *
 * @param wrong wrong and refused tries on the item so far, this one included
 * @param hints hints taken on the item so far
 * @param at when it was made
 */
public record AttemptEntry(
    String item, Attempt.Outcome outcome, int wrong, int hints, Instant at) {}
