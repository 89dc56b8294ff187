package org.queenside.puzzle;

/**
 * How strong a player is, or how hard a puzzle, as Glicko-2 knows it.
 *
 * @param value points on the usual scale; 1500 is the middle
 * @param deviation how uncertain the value is, in points
 * @param volatility how much the strength varies
 */
public record Rating(double value, double deviation, double volatility) {

  /**
   * Puts together two ratings of the same strength that came from different games. Each counts by
   * how certain it is (the inverse of its variance), and the guess from which both began counts
   * once, not twice.
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
