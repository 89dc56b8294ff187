package org.queenside.engine;

import static java.util.Objects.requireNonNull;

import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;

/**
 * How well an opponent sees the mates in one and the captures of either side. A mate is harder to
 * see if it comes from far away, is given by a knight or by a piece that doesn't move, or needs a
 * promotion to something else than a queen.
 *
 * @param mates how often it sees a plain mate, in percent; a hard one has to be seen twice
 * @param captures how often it sees that something can be taken on a square, in percent
 */
record Vision(int mates, int captures) {
  private static final int PERCENT = 100;

  /** The length of the shortest move that comes from far away, in squares. */
  private static final int FAR = 5;

  boolean seesMate(Position position, Move mate, Memory memory) {
    int chance = isHard(position, mate) ? mates * mates / PERCENT : mates;
    return !memory.forgets(mate.to(), PERCENT - chance);
  }

  /** Returns true for any move that takes nothing. */
  boolean seesCapture(Position position, Move move, Memory memory) {
    return captures == PERCENT
        || !MaterialGain.isCapture(position, move)
        || !memory.forgets(move.to(), PERCENT - captures);
  }

  static boolean isHard(Position position, Move mate) {
    return mate.from().distance(mate.to()) >= FAR
        || requireNonNull(position.at(mate.from())).role() == Role.KNIGHT
        || mate.promotion() != null && mate.promotion() != Role.QUEEN
        || !position.playLegal(mate).checkers().contains(mate.to());
  }
}
