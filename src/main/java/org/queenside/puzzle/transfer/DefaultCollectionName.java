package org.queenside.puzzle.transfer;

import org.queenside.puzzle.PuzzleCollectionService;

/** The name of a collection for which no name was given. */
public final class DefaultCollectionName {
  private DefaultCollectionName() {}

  /** Returns the name of a file without its extensions. */
  public static String of(String fileName) {
    String name = fileName.replaceFirst("(?<=.)\\..*", "").strip();
    return name.isEmpty()
        ? ImportReport.MESSAGES.get("collection.unnamed")
        : name.substring(0, Math.min(name.length(), PuzzleCollectionService.LONGEST_NAME));
  }
}
