package org.queenside.progress;

import java.time.Instant;

/**
 * The parts of a logged attempt that reviews need.
 *
 * @param wrong the number of wrong and refused tries on the item so far, including this one
 * @param hints the number of hints taken on the item so far
 * @param at when it was made
 */
public record AttemptEntry(
    String item, Attempt.Outcome outcome, int wrong, int hints, Instant at) {}
