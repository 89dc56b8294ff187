package org.queenside.engine;

import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** Which legal moves an opponent thinks of, its own and the other side's. */
interface MoveFilter {
  /** Sees everything. */
  MoveFilter ALL = (position, move, ply) -> true;

  /**
   * Returns false if the opponent overlooks a legal move.
   *
   * @param position the position before the move
   * @param ply how many moves were made in the search before this one; 0 at its start
   */
  boolean includes(Position position, Move move, int ply);
}
