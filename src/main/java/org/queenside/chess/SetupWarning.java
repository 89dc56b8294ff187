package org.queenside.chess;

/**
 * Why a {@link Setup} can be played on from, but cannot have come about in a game. What is doubted
 * is impossible for certain; not everything that is impossible is doubted.
 */
public sealed interface SetupWarning {

  /** No last move of the side that gives check can have left the board like this. */
  record ImpossibleCheck(Square king, SquareSet checkers) implements SetupWarning {}

  /** Pawns stand where no pawns can have got to together. */
  record UnreachablePawns(Color color) implements SetupWarning {}

  /**
   * The pawns must have taken more pieces than the other side has lost.
   *
   * @param captures the least number of captures that brought the pawns to their files
   * @param lost the number of pieces the other side has lost
   */
  record TooManyPawnCaptures(Color color, int captures, int lost) implements SetupWarning {}
}
