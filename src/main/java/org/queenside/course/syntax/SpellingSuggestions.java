package org.queenside.course.syntax;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Collectors;

/** Guesses which word an author meant. */
public final class SpellingSuggestions {
  private static final int LONGEST_ID = 40;

  private SpellingSuggestions() {}

  /** Returns advice for an unknown word, or a phrase that begins with one. */
  public static String remedy(String phrase, Collection<String> known) {
    String word = head(phrase);
    return known.stream()
        .min(Comparator.comparingInt(candidate -> distance(word, head(candidate))))
        .filter(candidate -> distance(word, head(candidate)) <= Math.max(2, word.length() / 3))
        .map("Did you mean '%s'?"::formatted)
        .orElseGet(
            () -> known.stream().sorted().collect(Collectors.joining(", ", "Write one of: ", ".")));
  }

  private static String head(String phrase) {
    int space = phrase.indexOf(' ');
    return space < 0 ? phrase : phrase.substring(0, space);
  }

  /** Returns the number of letters to add, drop or replace to turn one word into the other. */
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

  /** Turns words into an id: {@code first-move}. */
  public static String plain(String words) {
    String plain =
        Normalizer.normalize(words, Normalizer.Form.NFD)
            .toLowerCase(Locale.ROOT)
            .replaceAll("\\p{M}", "")
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^-|-$", "");
    String cut = plain.substring(0, Math.min(plain.length(), LONGEST_ID)).replaceAll("-$", "");
    return cut.isEmpty() ? "exercise" : cut;
  }
}
