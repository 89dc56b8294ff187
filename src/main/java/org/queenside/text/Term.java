package org.queenside.text;

import java.util.List;
import java.util.Locale;

/**
 * A word or phrase of a message bundle that sentences use in different forms: a German "rook" is
 * <i>der Turm</i> or <i>den Turm</i>. A message names the form it needs, such as {@code
 * {0:accusative}}, which is the text with the key {@code piece.rook.accusative}. Where a bundle
 * doesn't have that form, its plain text, {@code piece.rook}, is used.
 *
 * @param bundle the full name of the bundle that has the term; empty for the bundle of the sentence
 * @param key the key of the plain text
 * @param arguments the values of {@code {0}}, {@code {1}} and so on in the phrase; terms among them
 *     take the phrase's form
 */
public record Term(String bundle, String key, List<Object> arguments) {
  public Term {
    arguments = List.copyOf(arguments);
  }

  /** Returns a term of the bundle whose sentence it is used in. */
  public static Term of(String key, Object... arguments) {
    return new Term("", key, List.of(arguments));
  }

  /** Returns a term of one bundle for the sentences of any. */
  public static Term in(String bundle, String key, Object... arguments) {
    return new Term(bundle, key, List.of(arguments));
  }

  /** Returns a term of a named bundle by itself, such as the message of an exception. */
  public String text(Locale locale) {
    return MessageBundle.of(bundle, locale).get(key, arguments.toArray());
  }
}
