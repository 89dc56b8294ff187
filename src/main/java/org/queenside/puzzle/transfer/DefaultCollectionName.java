package org.queenside.puzzle.transfer;

import org.queenside.puzzle.PuzzleCollectionService;

/** How a collection is called if nobody says it. */
public final class DefaultCollectionName {
  private DefaultCollectionName() {}

  /** Returns the name of a file without its endings. */
  public static String of(String fileName) {
    String name = fileName.replaceFirst("(?<=.)\\..*", "").strip();
    return name.isEmpty()
        ? ImportReport.MESSAGES.get("collection.unnamed")
        : name.substring(0, Math.min(name.length(), PuzzleCollectionService.LONGEST_NAME));
  }
}
