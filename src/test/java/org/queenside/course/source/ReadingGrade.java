package org.queenside.course.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The years of school a reader needs, by the Flesch–Kincaid formula (Kincaid and others, 1975).
 *
 * <p>Syllables are counted simply, and for English only: each run of vowels is one, except for a
 * silent e at the end of a word (also in -ed and -es, where it isn't heard). A final -le after a
 * consonant is one more. Anything with a digit, such as a square or a move, counts as one syllable.
 */
final class ReadingGrade {
  private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?:…])[\"”’)]?\\s+");
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}'’–-]*");
  private static final Pattern VOWELS = Pattern.compile("[aeiouyéè]+");

  private int sentences;
  private int words;
  private int syllables;

  /** Counts the words of a text. */
  void add(String text) {
    for (String sentence : sentences(text)) {
      List<String> found = words(sentence);
      if (!found.isEmpty()) {
        sentences++;
        words += found.size();
        syllables += found.stream().mapToInt(ReadingGrade::syllables).sum();
      }
    }
  }

  /** Returns the grade of all texts added. */
  double grade() {
    return 0.39 * words / sentences + 11.8 * syllables / words - 15.59;
  }

  /** Returns the sentences of a text, each with its full stop. */
  static List<String> sentences(String text) {
    return SENTENCE_END
        .splitAsStream(text)
        .map(String::strip)
        .filter(sentence -> !sentence.isEmpty())
        .toList();
  }

  /** Returns the words of a text, without the signs between them. */
  static List<String> words(String text) {
    return WORD.matcher(text).results().map(MatchResult::group).toList();
  }

  /** Returns the approximate number of syllables in a word, at least one. */
  static int syllables(String word) {
    int sum = 0;
    for (String part : parts(word)) {
      sum += ofPart(part);
    }
    return sum;
  }

  /** Returns the parts of a hyphenated word, or the whole square or move. */
  private static List<String> parts(String word) {
    if (word.chars().anyMatch(Character::isDigit)) {
      return List.of(word);
    }
    List<String> parts = new ArrayList<>();
    for (String part : word.split("[–-]")) {
      if (!part.isEmpty()) {
        parts.add(part);
      }
    }
    return parts;
  }

  private static int ofPart(String part) {
    if (part.chars().anyMatch(Character::isDigit)) {
      return 1;
    }
    String letters = part.toLowerCase(Locale.ENGLISH).replaceAll("['’]", "");
    boolean consonantLe = letters.matches(".+[^aeiouyl]le[sd]?");
    String heard =
        letters
            .replaceFirst("(?<=.[^aeiouyl])le[sd]?$", "l")
            .replaceFirst("(?<=[aeiouy].{0,9}[^aeioutdy])ed$", "d")
            .replaceFirst("(?<=[aeiouy].{0,9}[^aeiouysxzcg])(?<!sh|ch)es$", "s")
            .replaceFirst("(?<=[aeiouy].{0,9}[^aeiouy])e$", "");
    int runs = (int) VOWELS.matcher(heard).results().count();
    return Math.max(1, runs + (consonantLe ? 1 : 0));
  }
}
