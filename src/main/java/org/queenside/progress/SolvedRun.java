package org.queenside.progress;

import java.time.Instant;
import org.queenside.identity.account.LearnerId;

/**
 * The time from opening an item to its right answer.
 *
 * @param begun when the item was opened
 * @param at when it was solved
 */
public record SolvedRun(LearnerId learner, String item, Instant begun, Instant at) {}
