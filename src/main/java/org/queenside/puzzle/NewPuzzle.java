package org.queenside.puzzle;

import org.queenside.chess.Position;
import org.queenside.puzzle.pattern.PuzzleLabels;
import org.queenside.text.TextSanitizer;

/**
 * A puzzle to be added to a collection.
 *
 * @param name its name in the source; shortened to {@link PuzzleCollectionService#LONGEST_NAME}
 *     characters
 * @param position the position to solve, with the solver to move; it must have a mate in one
 * @param labels what kind of mate it is
 * @param rating how hard it is; see {@link InitialRating}
 */
public record NewPuzzle(String name, Position position, PuzzleLabels labels, Rating rating) {

  /** Shortens the name. */
  public NewPuzzle {
    name = TextSanitizer.truncate(name.strip(), PuzzleCollectionService.LONGEST_NAME);
  }

  /** Returns a puzzle with its labels and rating computed from the position. */
  public static NewPuzzle of(String name, Position position) {
    PuzzleLabels labels = PuzzleLabels.of(position);
    return new NewPuzzle(name, position, labels, InitialRating.of(labels));
  }
}
