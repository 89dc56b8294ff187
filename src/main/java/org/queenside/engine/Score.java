package org.queenside.engine;

/**
 * How good a position or a move is, from the point of view of the side to move. Higher is better.
 */
public sealed interface Score extends Comparable<Score> {

  /**
   * No forced mate was found.
   *
   * @param value hundredths of a pawn; positive if the side to move is better
   */
  record Centipawns(int value) implements Score {}

  /**
   * The side to move can force mate.
   *
   * @param moves the number of its own moves until mate, 1 or more
   */
  record MateIn(int moves) implements Score {}

  /**
   * The side to move can't avoid mate.
   *
   * @param moves the number of the other side's moves until mate, 0 if it is already mate
   */
  record MatedIn(int moves) implements Score {}

  /**
   * Returns the score as one number, for comparing and subtracting: hundredths of a pawn, or about
   * ±30,000 for a mate; the sooner the mate, the further from zero.
   */
  default int centipawns() {
    return switch (this) {
      case Centipawns(int value) -> value;
      case MateIn(int moves) -> SearchScore.MATE - (2 * moves - 1);
      case MatedIn(int moves) -> 2 * moves - SearchScore.MATE;
    };
  }

  /** Returns the same score from the other side's point of view. */
  default Score opposite() {
    return switch (this) {
      case Centipawns(int value) -> new Centipawns(-value);
      case MateIn(int moves) -> new MatedIn(moves);
      case MatedIn(int moves) -> new MateIn(moves);
    };
  }

  @Override
  default int compareTo(Score other) {
    return Integer.compare(centipawns(), other.centipawns());
  }
}
