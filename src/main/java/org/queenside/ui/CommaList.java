package org.queenside.ui;

import java.text.ListFormat;
import java.util.List;
import java.util.Locale;

/**
 * Lists names without "and" before the last, because more may follow or they stand alone. In
 * sentences, a message writes a list as its language does: pass it as the value.
 */
public final class CommaList {

  private CommaList() {}

  /** Returns the names with the language's commas between them. */
  public static String of(List<String> names, Locale locale) {
    if (names.isEmpty()) {
      return "";
    }
    ListFormat whole =
        ListFormat.getInstance(locale, ListFormat.Type.STANDARD, ListFormat.Style.FULL);
    String between = whole.getPatterns()[1];
    return ListFormat.getInstance(new String[] {between, between, between, between, ""})
        .format(names);
  }
}
