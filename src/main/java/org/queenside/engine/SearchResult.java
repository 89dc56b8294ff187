package org.queenside.engine;

import java.util.List;
import org.queenside.chess.Move;

/**
 * What a search found.
 *
 * @param best the best move
 * @param score how good the position is for the side to move
 * @param line the best play by both sides, as far as it is known, starting with the best move
 * @param depth how many half-moves ahead it searched, not counting captures and checks
 * @param nodes the number of positions it visited
 */
public record SearchResult(Move best, Score score, List<Move> line, int depth, long nodes) {
  public SearchResult {
    line = List.copyOf(line);
  }
}
