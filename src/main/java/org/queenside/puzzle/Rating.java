package org.queenside.puzzle;

/**
 * The strength of a player, or the difficulty of a puzzle, in Glicko-2.
 *
 * @param value in points on the usual scale; 1500 is average
 * @param deviation how uncertain the value is, in points
 * @param volatility how much the strength varies
 */
public record Rating(double value, double deviation, double volatility) {

  /**
   * Merges two ratings of the same player from different games. Each is weighted by its certainty
   * (the inverse of its variance), and the initial rating that both started from counts only once.
   */
  public Rating with(Rating other, Rating guess) {
    double weight = Math.max(certainty(), guess.certainty());
    double otherWeight = Math.max(other.certainty(), guess.certainty());
    double sum = weight + otherWeight - guess.certainty();
    double weighed = weight * value + otherWeight * other.value - guess.certainty() * guess.value;
    return new Rating(weighed / sum, 1 / Math.sqrt(sum), volatility);
  }

  private double certainty() {
    return 1 / (deviation * deviation);
  }
}
