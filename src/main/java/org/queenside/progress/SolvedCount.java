package org.queenside.progress;

import java.time.Instant;

/**
 * How many answers were right within a quarter of an hour.
 *
 * @param from when the quarter begins
 * @param solved the number of right answers
 * @param clean how many of these were on the first try and without a hint
 */
public record SolvedCount(Instant from, int solved, int clean) {}
