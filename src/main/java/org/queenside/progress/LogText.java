package org.queenside.progress;

import org.queenside.text.TextSanitizer;

/** Limits text to what any database can store, so that rows stay small. */
final class LogText {

  private LogText() {}

  /** Checks the name of an item or a code. A long or odd one is an error in a lesson. */
  static void requireName(String what, String name, int longest) {
    if (name.isBlank()
        || name.length() > longest
        || !name.equals(TextSanitizer.truncate(name, longest))) {
      throw new IllegalArgumentException(
          "%s must have 1 to %d printable characters: %s".formatted(what, longest, name));
    }
  }
}
