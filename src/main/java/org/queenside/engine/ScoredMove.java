package org.queenside.engine;

import java.util.List;
import org.queenside.chess.Move;

/**
 * A legal move and what it leads to.
 *
 * @param score how good the move is for the player who makes it
 * @param line the move and the best play after it, as far as it is known
 */
public record ScoredMove(Move move, Score score, List<Move> line) {
  public ScoredMove {
    line = List.copyOf(line);
  }
}
