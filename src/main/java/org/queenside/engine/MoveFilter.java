package org.queenside.engine;

import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** Which legal moves an opponent considers, for itself and for the other side. */
interface MoveFilter {
  MoveFilter ALL = (position, move, ply) -> true;

  /**
   * Returns false if the opponent overlooks a legal move.
   *
   * @param position the position before the move
   * @param ply the number of moves the search made before this one; 0 at its root
   */
  boolean includes(Position position, Move move, int ply);
}
