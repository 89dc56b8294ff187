package org.queenside.engine;

import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.Square;

/** Helps to mate a lone king by driving it to the edge and bringing the other king closer. */
final class MopUpEvaluation {
  private static final int WON = 500;
  private static final int EDGE = 20;
  private static final int NEAR = 10;

  private MopUpEvaluation() {}

  /** Returns how close the winner is to mating the other side's lone king. */
  static int driven(Position position, Color winner) {
    Square hunter = position.king(winner);
    Square hunted = position.king(winner.opposite());
    return hunter == null || hunted == null
        ? 0
        : WON + EDGE * fromCentre(hunted) - NEAR * hunter.distance(hunted);
  }

  /**
   * Returns how far a square is from the four central squares, counting ranks and files: 0 to 6.
   */
  static int fromCentre(Square square) {
    return beyondCentre(square.file()) + beyondCentre(square.rank());
  }

  private static int beyondCentre(int line) {
    return line < 4 ? 3 - line : line - 4;
  }
}
