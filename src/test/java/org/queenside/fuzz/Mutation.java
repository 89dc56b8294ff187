package org.queenside.fuzz;

import java.util.List;
import java.util.Random;

/** Turns correct texts into nearly correct ones, the same ones for the same seed. */
final class Mutation {
  private static final int MOST_FAULTS = 4;
  private static final int LONGEST_PIECE = 12;
  private static final String STRANGE =
      "\0\t\n\r\"'\\\\{}[]()<>&*!?|%#:,;./=+-–_ 0123456789abcdefghKQRBNPOxXéß½♔♞😀\uFEFF\uD800\u00A0";

  private final Random random;
  private final List<String> sources;

  /**
   * Creates a mutation.
   *
   * @param sources correct texts, from which pieces are copied
   */
  Mutation(Random random, List<String> sources) {
    this.random = random;
    this.sources = sources;
  }

  /** Returns one of the sources with one to four faults. */
  String any() {
    return of(source());
  }

  /** Returns a text with one to four faults. */
  String of(String text) {
    StringBuilder faulty = new StringBuilder(text);
    for (int faults = 1 + random.nextInt(MOST_FAULTS); faults > 0; faults--) {
      int at = random.nextInt(faulty.length() + 1);
      int end = Math.min(faulty.length(), at + 1 + random.nextInt(LONGEST_PIECE));
      switch (random.nextInt(7)) {
        case 0 -> faulty.insert(at, strange());
        case 1 -> faulty.replace(at, Math.min(at + 1, faulty.length()), strange());
        case 2 -> faulty.delete(at, end);
        case 3 -> faulty.insert(at, faulty.substring(at, end).repeat(1 + random.nextInt(3)));
        case 4 -> faulty.replace(at, end, pieceOf(source()));
        case 5 -> faulty.insert(at, pieceOf(source()));
        default -> changeCase(faulty, at, end);
      }
    }
    return random.nextInt(20) == 0
        ? faulty.substring(0, random.nextInt(faulty.length() + 1))
        : faulty.toString();
  }

  private String source() {
    return sources.get(random.nextInt(sources.size()));
  }

  private String strange() {
    return String.valueOf(STRANGE.charAt(random.nextInt(STRANGE.length())));
  }

  private String pieceOf(String text) {
    int from = random.nextInt(text.length() + 1);
    return text.substring(from, Math.min(text.length(), from + 1 + random.nextInt(LONGEST_PIECE)));
  }

  private static void changeCase(StringBuilder text, int from, int to) {
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      text.setCharAt(
          i, Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
    }
  }
}
