package org.queenside.puzzle;

import org.queenside.chess.Position;
import org.queenside.puzzle.pattern.PuzzleLabels;

/**
 * A position in which the side to move can mate at once. Which moves mate follows from the position
 * and is not stored.
 *
 * @param name its name in the collection, such as {@code q0815}
 * @param position the position to solve, the solver to move
 * @param labels what kind of mate it is
 * @param rating how hard it is, according to the results so far
 */
public record Puzzle(
    PuzzleId id,
    PuzzleCollectionId collection,
    String name,
    Position position,
    PuzzleLabels labels,
    Rating rating) {}
