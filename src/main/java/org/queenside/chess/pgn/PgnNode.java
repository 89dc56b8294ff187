package org.queenside.chess.pgn;

import java.util.List;
import org.queenside.chess.Move;

/**
 * A move of a recorded game with its annotations.
 *
 * @param before comments before the move: at the start of a line of play, or after the variations
 *     of the previous move
 * @param nags numeric annotation glyphs, 0 to 255; 1 is {@code !}
 * @param comments comments on the move
 * @param variations lines that could have been played instead of this move; none is empty
 */
public record PgnNode(
    Move move,
    List<String> before,
    List<Integer> nags,
    List<String> comments,
    List<List<PgnNode>> variations) {
  public PgnNode {
    before = List.copyOf(before);
    nags = List.copyOf(nags);
    comments = List.copyOf(comments);
    variations = variations.stream().map(List::copyOf).toList();
  }

  /** Returns a move without annotations. */
  public static PgnNode of(Move move) {
    return new PgnNode(move, List.of(), List.of(), List.of(), List.of());
  }
}
