package org.queenside.puzzle;

/**
 * How strong a player is, or how hard a puzzle, as Glicko-2 knows it.
 *
 * @param value points on the usual scale; 1500 is the middle
 * @param deviation how uncertain the value is, in points
 * @param volatility how much the strength varies
 */
public record Rating(double value, double deviation, double volatility) {}
