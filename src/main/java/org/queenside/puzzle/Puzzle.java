package org.queenside.puzzle;

import org.queenside.chess.Position;
import org.queenside.puzzle.pattern.PuzzleLabels;

/**
 * A position in which the side to move can mate at once. The mating moves follow from the position
 * and aren't stored.
 *
 * @param name its name in the collection, such as {@code q0815}
 * @param position the position to solve, with the solver to move
 * @param labels what kind of mate it is
 * @param rating how hard it is, judging by the results so far
 */
public record Puzzle(
    PuzzleId id,
    PuzzleCollectionId collection,
    String name,
    Position position,
    PuzzleLabels labels,
    Rating rating) {}
