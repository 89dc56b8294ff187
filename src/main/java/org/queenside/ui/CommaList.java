package org.queenside.ui;

import java.util.List;
import java.util.Locale;
import org.queenside.text.ListText;

/**
 * Lists names without "and" before the last, because more may follow or they stand alone. In
 * sentences, a message writes a list as its language does: pass it as the value.
 */
public final class CommaList {

  private CommaList() {}

  /** Returns the names with the language's commas between them. */
  public static String of(List<String> names, Locale locale) {
    return ListText.commas(names, locale);
  }
}
