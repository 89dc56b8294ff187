package org.queenside.school.roster;

import java.security.SecureRandom;
import java.util.Locale;

/**
 * The code of a class, which pupils type with the number of their card: six letters. No letter
 * looks like another or like a digit, and there are no vowels, so that no code is a word.
 */
final class ClassCode {

  private static final String LETTERS = "BCDFGHJKMNPQRSTVWXZ";
  private static final int LENGTH = 6;
  private static final SecureRandom RANDOM = new SecureRandom();

  private ClassCode() {}

  static String random() {
    var code = new StringBuilder();
    for (int letter = 0; letter < LENGTH; letter++) {
      code.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return code.toString();
  }

  /** Returns a typed code without spaces and hyphens, in capital letters. */
  static String fold(String typed) {
    return typed.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT);
  }
}
