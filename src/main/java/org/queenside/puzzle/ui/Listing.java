package org.queenside.puzzle.ui;

import java.util.List;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.look.Words;

/** Squares as a list in a sentence: f8, g8 and h8. */
final class Listing {

  private Listing() {}

  /**
   * Returns the squares in words.
   *
   * @param squares at least one
   */
  static String of(SquareSet squares, Words words) {
    List<String> names = squares.stream().map(Square::toString).toList();
    return names.size() == 1
        ? names.getFirst()
        : words.say(
            "puzzle.list", String.join(", ", names.subList(0, names.size() - 1)), names.getLast());
  }
}
