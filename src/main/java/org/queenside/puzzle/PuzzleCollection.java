package org.queenside.puzzle;

/**
 * A collection of puzzles that learners can choose from.
 *
 * @param puzzles the number of its puzzles
 * @param builtIn whether it comes with the program and so can't be renamed or deleted
 */
public record PuzzleCollection(PuzzleCollectionId id, String name, int puzzles, boolean builtIn) {}
