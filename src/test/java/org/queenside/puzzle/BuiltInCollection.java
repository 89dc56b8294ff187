package org.queenside.puzzle;

import java.util.List;

/** The collection that comes with the program, read from its file without a database. */
public final class BuiltInCollection {

  private BuiltInCollection() {}

  /** Returns the file's lines, including comments. */
  public static List<String> lines() {
    return BuiltInCollectionLoader.file().lines().toList();
  }

  /** Returns the puzzles in file order. */
  public static List<NewPuzzle> puzzles() {
    return BuiltInCollectionLoader.puzzles(BuiltInCollectionLoader.file());
  }
}
