package org.queenside.engine;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/**
 * Which moves an opponent considers after a move of its own: those that its style lets it see, less
 * the mates and captures that it overlooks this time.
 *
 * @param mates the replies that mate
 * @param seen those of them that it sees
 */
record VisibleReplies(
    MoveFilter style, List<Move> mates, List<Move> seen, Vision vision, Memory memory)
    implements MoveFilter {

  @Override
  public boolean includes(Position position, Move move, int ply) {
    if (ply != 1) {
      return style.includes(position, move, ply);
    }
    return mates.contains(move)
        ? seen.contains(move)
        : style.includes(position, move, ply) && vision.seesCapture(position, move, memory);
  }
}
