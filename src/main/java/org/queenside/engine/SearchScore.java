package org.queenside.engine;

/** Scores inside a search: hundredths of a pawn, or a distance from {@link #MATE}. */
final class SearchScore {
  /** The score for having mated; a mate in n half-moves scores n less. */
  static final int MATE = 30_000;

  /** More than any score. */
  static final int INFINITY = 32_000;

  /** Any score beyond this is a mate. */
  private static final int MATE_BOUND = MATE - 1_000;

  private SearchScore() {}

  static boolean isMate(int score) {
    return Math.abs(score) > MATE_BOUND;
  }

  static Score toScore(int score) {
    if (!isMate(score)) {
      return new Score.Centipawns(score);
    }
    int halfmoves = MATE - Math.abs(score);
    return score > 0 ? new Score.MateIn((halfmoves + 1) / 2) : new Score.MatedIn(halfmoves / 2);
  }
}
