package org.queenside.puzzle.ui;

import java.util.List;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.ui.Translator;

/** Squares as a list in a sentence: f8, g8 and h8. */
final class SquareListText {

  private SquareListText() {}

  /**
   * Returns the squares in words.
   *
   * @param squares at least one
   */
  static String of(SquareSet squares, Translator translator) {
    List<String> names = squares.stream().map(Square::toString).toList();
    return names.size() == 1
        ? names.getFirst()
        : translator.translate(
            "puzzle.list", String.join(", ", names.subList(0, names.size() - 1)), names.getLast());
  }
}
