package org.queenside.puzzle.exchange;

import org.queenside.puzzle.Collections;

/** How a collection is called if nobody says it. */
public final class CollectionName {
  private CollectionName() {}

  /** Returns the name of a file without its endings. */
  public static String of(String fileName) {
    String name = fileName.replaceFirst("(?<=.)\\..*", "").strip();
    return name.isEmpty()
        ? ExchangeWords.say("collection.unnamed")
        : name.substring(0, Math.min(name.length(), Collections.LONGEST_NAME));
  }
}
