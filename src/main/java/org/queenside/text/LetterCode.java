package org.queenside.text;

import java.security.SecureRandom;
import java.util.Locale;

/**
 * Codes that people type. No letter looks like another letter or a digit, and without vowels no
 * code is a word.
 */
public final class LetterCode {

  private static final String LETTERS = "BCDFGHJKMNPQRSTVWXZ";
  private static final SecureRandom RANDOM = new SecureRandom();

  private LetterCode() {}

  /**
   * Returns a random code.
   *
   * @param length how many letters it has
   */
  public static String random(int length) {
    var code = new StringBuilder();
    for (int letter = 0; letter < length; letter++) {
      code.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return code.toString();
  }

  /** Returns a typed code without spaces and hyphens, in capital letters. */
  public static String fold(String typed) {
    return typed.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT);
  }
}
