package org.queenside.puzzle;

import java.util.List;

/** The collection that comes with the program, read from its file without a database. */
public final class BuiltInCollection {

  private BuiltInCollection() {}

  /** Returns the file's lines, comments included. */
  public static List<String> lines() {
    return BuiltInCollectionLoader.file().lines().toList();
  }

  /** Returns the puzzles in the order of the file. */
  public static List<NewPuzzle> puzzles() {
    return BuiltInCollectionLoader.puzzles(BuiltInCollectionLoader.file());
  }
}
