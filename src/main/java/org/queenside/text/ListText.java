package org.queenside.text;

import java.text.ListFormat;
import java.util.List;
import java.util.Locale;

/** Writes lists as a language does. In sentences, a message does it: pass it a collection. */
public final class ListText {
  private ListText() {}

  /**
   * Returns the items with "and" before the last, {@code a1, b2 and c3}; empty if there are none.
   */
  public static String of(List<String> items, Locale locale) {
    return items.isEmpty() ? "" : format(locale, ListFormat.Type.STANDARD).format(items);
  }

  /** Returns the items with "or" before the last, {@code a1, b2 or c3}; empty if there are none. */
  public static String or(List<String> items, Locale locale) {
    return items.isEmpty() ? "" : format(locale, ListFormat.Type.OR).format(items);
  }

  /**
   * Returns the items with the language's commas and nothing else between them, because more may
   * follow or they stand alone; empty if there are none.
   */
  public static String commas(List<String> items, Locale locale) {
    if (items.isEmpty()) {
      return "";
    }
    String between = format(locale, ListFormat.Type.STANDARD).getPatterns()[1];
    return ListFormat.getInstance(new String[] {between, between, between, between, ""})
        .format(items);
  }

  private static ListFormat format(Locale locale, ListFormat.Type type) {
    // British English has no comma before its "and", like our texts.
    Locale style = locale.getLanguage().equals("en") ? Locale.UK : locale;
    return ListFormat.getInstance(style, type, ListFormat.Style.FULL);
  }
}
