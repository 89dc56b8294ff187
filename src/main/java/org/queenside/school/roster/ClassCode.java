package org.queenside.school.roster;

import java.security.SecureRandom;
import java.util.Locale;

/**
 * What pupils type beside the number of their card: six letters of an alphabet in which none looks
 * like another, nor like a digit. It has no vowels, so that no code is a word.
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

  /** The code that somebody meant who typed it with blanks, hyphens or small letters. */
  static String fold(String typed) {
    return typed.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT);
  }
}
