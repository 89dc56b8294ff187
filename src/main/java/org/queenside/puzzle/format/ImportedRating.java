package org.queenside.puzzle.format;

/**
 * The difficulty of a puzzle according to its file.
 *
 * @param value in points
 * @param deviation how uncertain the value is, in points
 */
public record ImportedRating(double value, double deviation) {}
