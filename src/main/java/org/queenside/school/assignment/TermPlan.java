package org.queenside.school.assignment;

import java.time.Instant;

/**
 * A term plan that was applied to a class.
 *
 * @param planned how many of these haven't started
 */
public record TermPlan(long id, String title, Instant madeAt, int weeks, int planned) {}
