package org.queenside.school.assignment;

import java.time.Instant;

/**
 * A term plan that was laid onto a class.
 *
 * @param weeks how many of its assignments there still are
 * @param planned how many of these haven't started
 */
public record TermPlan(long id, String title, Instant madeAt, int weeks, int planned) {}
