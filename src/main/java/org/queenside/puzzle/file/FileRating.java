package org.queenside.puzzle.file;

/**
 * How hard a file says a puzzle is.
 *
 * @param value points
 * @param deviation how uncertain the value is, in points
 */
public record FileRating(double value, double deviation) {}
