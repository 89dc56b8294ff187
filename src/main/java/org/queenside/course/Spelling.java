package org.queenside.course;

import java.util.Collection;
import java.util.Comparator;
import java.util.stream.Collectors;

/** Guesses which word an author meant. */
final class Spelling {
  private Spelling() {}

  /** Returns advice for a word that is none of the known ones. */
  static String remedy(String word, Collection<String> known) {
    return known.stream()
        .min(Comparator.comparingInt(candidate -> distance(word, candidate)))
        .filter(candidate -> distance(word, candidate) <= Math.max(2, word.length() / 3))
        .map("Did you mean '%s'?"::formatted)
        .orElseGet(
            () -> known.stream().sorted().collect(Collectors.joining(", ", "Write one of: ", ".")));
  }

  /** Returns the number of letters to add, drop or exchange to make one word of the other. */
  private static int distance(String a, String b) {
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] current = new int[b.length() + 1];
      current[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int exchanged = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        current[j] = Math.min(exchanged, Math.min(previous[j], current[j - 1]) + 1);
      }
      previous = current;
    }
    return previous[b.length()];
  }
}
