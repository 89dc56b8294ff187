package org.queenside.text;

import java.text.ListFormat;
import java.util.List;
import java.util.Locale;

/** Writes lists as a language does: {@code a1, b2 and c3}. */
public final class ListText {
  private ListText() {}

  /** Returns the items joined with commas and "and"; empty if there are none. */
  public static String of(List<String> items, Locale locale) {
    // British English has no comma before its "and", like our texts.
    Locale style = locale.getLanguage().equals("en") ? Locale.UK : locale;
    return items.isEmpty()
        ? ""
        : ListFormat.getInstance(style, ListFormat.Type.STANDARD, ListFormat.Style.FULL)
            .format(items);
  }
}
