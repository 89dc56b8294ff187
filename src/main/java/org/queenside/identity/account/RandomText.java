package org.queenside.identity.account;

import java.security.SecureRandom;
import java.util.stream.Collectors;

/** Makes up secrets of letters that people type. */
final class RandomText {

  private static final SecureRandom RANDOM = new SecureRandom();

  private RandomText() {}

  /**
   * Returns a random text.
   *
   * @param alphabet its letters, each as likely as any other
   */
  static String of(String alphabet, int length) {
    return RANDOM
        .ints(length, 0, alphabet.length())
        .mapToObj(letter -> alphabet.substring(letter, letter + 1))
        .collect(Collectors.joining());
  }
}
