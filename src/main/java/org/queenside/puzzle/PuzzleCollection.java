package org.queenside.puzzle;

/**
 * A collection of puzzles that learners can choose from.
 *
 * @param name how people call it
 * @param puzzles how many it has
 * @param builtIn whether it comes with the program; such a one can be neither renamed nor deleted
 */
public record PuzzleCollection(PuzzleCollectionId id, String name, int puzzles, boolean builtIn) {}
