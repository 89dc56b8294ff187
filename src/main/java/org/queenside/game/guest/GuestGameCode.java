package org.queenside.game.guest;

import java.security.SecureRandom;
import java.util.Locale;

/**
 * The code of a game: five letters. No letter looks like another or like a digit, and there are no
 * vowels, so that no code is a word.
 */
final class GuestGameCode {

  private static final String LETTERS = "BCDFGHJKMNPQRSTVWXZ";
  private static final int LENGTH = 5;
  private static final SecureRandom RANDOM = new SecureRandom();

  private GuestGameCode() {}

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
