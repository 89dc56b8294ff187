package org.queenside.puzzle.trainer;

import java.util.List;
import org.queenside.puzzle.Rating;

/**
 * Mark Glickman's Glicko-2 rating system, as he describes it in "Example of the Glicko-2 system"
 * (glicko.net): results correct a strength, its uncertainty and its volatility.
 */
final class Glicko2 {

  /** One game against an opponent whose rating is known. */
  record Result(Rating opponent, boolean won) {
    double score() {
      return won ? 1 : 0;
    }
  }

  /** How much the volatility may change over time; Glickman recommends 0.3 to 1.2. */
  private static final double TAU = 0.5;

  private static final double MIDDLE = 1500;
  private static final double SCALE = 173.7178;
  private static final double PRECISION = 1e-6;

  private Glicko2() {}

  /**
   * Returns the rating after one rating period.
   *
   * @param before the rating before the period
   * @param results one or more
   */
  static Rating after(Rating before, List<Result> results) {
    double mu = mu(before);
    double phi = phi(before);
    double information = 0;
    double surprise = 0;
    for (Result result : results) {
      double weight = weight(phi(result.opponent()));
      double expected = expected(mu, mu(result.opponent()), weight);
      information += weight * weight * expected * (1 - expected);
      surprise += weight * (result.score() - expected);
    }
    double variance = 1 / information;
    double volatility = volatility(before.volatility(), phi, variance, variance * surprise);
    double uncertain = Math.hypot(phi, volatility);
    double phiAfter = 1 / Math.sqrt(1 / (uncertain * uncertain) + information);
    double muAfter = mu + phiAfter * phiAfter * surprise;
    return new Rating(SCALE * muAfter + MIDDLE, SCALE * phiAfter, volatility);
  }

  /** Returns the rating after a rating period with a single game. */
  static Rating after(Rating before, Rating opponent, boolean won) {
    return after(before, List.of(new Result(opponent, won)));
  }

  private static double mu(Rating rating) {
    return (rating.value() - MIDDLE) / SCALE;
  }

  private static double phi(Rating rating) {
    return rating.deviation() / SCALE;
  }

  /** Glickman's g: a result against an opponent with an uncertain rating counts less. */
  private static double weight(double phi) {
    return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
  }

  private static double expected(double mu, double opponent, double weight) {
    return 1 / (1 + Math.exp(-weight * (mu - opponent)));
  }

  /** Step 5 of the paper: the root of f, by the Illinois variant of regula falsi. */
  private static double volatility(double before, double phi, double variance, double delta) {
    double a = Math.log(before * before);
    Slope f = x -> slope(x, a, phi, variance, delta);
    double low = a;
    double high = upperBound(a, f, delta * delta - phi * phi - variance);
    double atLow = f.at(low);
    double atHigh = f.at(high);
    while (Math.abs(high - low) > PRECISION) {
      double between = low + (low - high) * atLow / (atHigh - atLow);
      double atBetween = f.at(between);
      if (atBetween * atHigh <= 0) {
        low = high;
        atLow = atHigh;
      } else {
        atLow /= 2;
      }
      high = between;
      atHigh = atBetween;
    }
    return Math.exp(low / 2);
  }

  private static double upperBound(double a, Slope f, double excess) {
    if (excess > 0) {
      return Math.log(excess);
    }
    double bound = a - TAU;
    while (f.at(bound) < 0) {
      bound -= TAU;
    }
    return bound;
  }

  private static double slope(double x, double a, double phi, double variance, double delta) {
    double power = Math.exp(x);
    double total = phi * phi + variance + power;
    return power * (delta * delta - total) / (2 * total * total) - (x - a) / (TAU * TAU);
  }

  /** The function whose root is computed. */
  private interface Slope {
    double at(double x);
  }
}
