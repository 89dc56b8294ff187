package org.queenside.puzzle.format;

/**
 * How hard a file says a puzzle is.
 *
 * @param value points
 * @param deviation how uncertain the value is, in points
 */
public record ImportedRating(double value, double deviation) {}
