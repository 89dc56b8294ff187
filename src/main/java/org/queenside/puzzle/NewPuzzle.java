package org.queenside.puzzle;

import org.queenside.chess.Position;
import org.queenside.puzzle.pattern.PuzzleLabels;

/**
 * A puzzle on its way into a collection.
 *
 * @param name how its source calls it; cut to {@link PuzzleCollectionService#LONGEST_NAME}
 *     characters
 * @param position the position to solve, the solver to move; it must have a mate in one
 * @param labels what kind of mate it is
 * @param rating how hard it is; see {@link InitialRating}
 */
public record NewPuzzle(String name, Position position, PuzzleLabels labels, Rating rating) {

  /** Cuts the name. */
  public NewPuzzle {
    name = NameSanitizer.of(name);
  }

  /** A puzzle as it looks to the engine, of which nothing else is known. */
  public static NewPuzzle of(String name, Position position) {
    PuzzleLabels labels = PuzzleLabels.of(position);
    return new NewPuzzle(name, position, labels, InitialRating.of(labels));
  }
}
