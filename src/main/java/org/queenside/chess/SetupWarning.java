package org.queenside.chess;

/**
 * Why no game can lead to a {@link Setup}, although it can be played from. Every warning is proven,
 * but not every impossible setup gets one.
 */
public sealed interface SetupWarning {

  /** No move can have given this check. */
  record ImpossibleCheck(Square king, SquareSet checkers) implements SetupWarning {}

  /** No captures could have brought the pawns to these squares. */
  record UnreachablePawns(Color color) implements SetupWarning {}

  /**
   * The pawns must have captured more pieces than the other side has lost.
   *
   * @param captures the least number of captures that brought the pawns to their files
   * @param lost the number of pieces the other side has lost
   */
  record TooManyPawnCaptures(Color color, int captures, int lost) implements SetupWarning {}
}
