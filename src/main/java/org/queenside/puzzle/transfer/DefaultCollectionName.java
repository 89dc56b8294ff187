package org.queenside.puzzle.transfer;

import java.util.Locale;
import org.queenside.puzzle.PuzzleCollectionService;
import org.queenside.text.MessageBundle;

/** The name of a collection for which no name was given. */
public final class DefaultCollectionName {
  private DefaultCollectionName() {}

  /**
   * Returns the name of a file without its extensions.
   *
   * @param locale the language of the word for a file without a name
   */
  public static String of(String fileName, Locale locale) {
    String name = fileName.replaceFirst("(?<=.)\\..*", "").strip();
    return name.isEmpty()
        ? MessageBundle.of(ImportReport.BUNDLE, locale).get("collection.unnamed")
        : name.substring(0, Math.min(name.length(), PuzzleCollectionService.LONGEST_NAME));
  }
}
