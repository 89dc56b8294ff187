package org.queenside.engine;

/** How good a position or a move is, seen from the side to move. Greater is better. */
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
   * @param moves the number of the other side's moves until mate, 1 or more; 0 if it is mate
   */
  record MatedIn(int moves) implements Score {}

  /**
   * Returns one number to compare and subtract scores with: hundredths of a pawn, and about ±30,000
   * for a mate, further from zero the sooner it comes.
   */
  default int centipawns() {
    return switch (this) {
      case Centipawns(int value) -> value;
      case MateIn(int moves) -> ScoreRange.MATE - (2 * moves - 1);
      case MatedIn(int moves) -> 2 * moves - ScoreRange.MATE;
    };
  }

  /** Returns the same score seen from the other side. */
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
