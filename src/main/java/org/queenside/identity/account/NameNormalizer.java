package org.queenside.identity.account;

import java.text.Normalizer;
import java.util.regex.Pattern;

/**
 * Names as people type or paste them, cleaned so that every screen, sheet and database can handle
 * them. Keeps everything that is part of a name in any script.
 */
public final class NameNormalizer {

  /** The most characters a name may have, in UTF-16 units. */
  public static final int LONGEST = 60;

  private static final Pattern BLANK = Pattern.compile("[\\s\\p{Z}\\p{Cc}]+");

  /**
   * Characters that change the direction of text, allow or forbid a line break, halves of surrogate
   * pairs, and unassigned ones. Joiners stay: some scripts and emoji need them.
   */
  private static final Pattern UNSEEN =
      Pattern.compile(
          "[\\u00AD\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069\\uFEFF"
              + "\\p{Cs}\\p{Co}\\p{Cn}]");

  private NameNormalizer() {}

  /** Returns a name trimmed and in one line. It may be empty, or longer than {@link #LONGEST}. */
  public static String normalize(String text) {
    if (isPlain(text)) {
      return text;
    }
    String whole = Normalizer.normalize(UNSEEN.matcher(text).replaceAll(""), Normalizer.Form.NFC);
    return BLANK.matcher(whole).replaceAll(" ").strip();
  }

  /** Whether nothing has to be cleaned, as in most cells of a long list. */
  private static boolean isPlain(String text) {
    char before = ' ';
    for (int index = 0; index < text.length(); index++) {
      char each = text.charAt(index);
      if (each < ' ' || each > '~' || each == ' ' && before == ' ') {
        return false;
      }
      before = each;
    }
    return text.isEmpty() || before != ' ';
  }

  /** Returns whether a cleaned name is valid. */
  public static boolean fits(String name) {
    return !name.isEmpty() && name.length() <= LONGEST;
  }

  /**
   * Returns a cleaned name.
   *
   * @throws IllegalArgumentException if it isn't valid
   */
  public static String requireValid(String text) {
    String name = normalize(text);
    if (!fits(name)) {
      throw new IllegalArgumentException("a name has 1 to " + LONGEST + " characters");
    }
    return name;
  }
}
