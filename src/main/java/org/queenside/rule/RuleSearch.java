package org.queenside.rule;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.queenside.text.LatinLetters;
import org.queenside.text.MessageBundle;

/** Finds rule cards by everyday words. Endings don't matter: "castle" finds castling. */
public final class RuleSearch {

  private static final Pattern ELISION = Pattern.compile("(?i)(?<=\\b(?:[a-z]|qu))['’]");

  private static final Pattern NOT_IN_WORDS = Pattern.compile("[^\\p{L}\\p{Nd}]+");

  /** Words that share this many initial letters may be forms of the same word. */
  private static final int SHORTEST_STEM = 4;

  /** The maximum length of a word's ending, in letters. */
  private static final int LONGEST_ENDING = 2;

  private static final int TITLE_WEIGHT = 6;
  private static final int EXACT_WORD_WEIGHT = 5;
  private static final int SEARCH_WORD_WEIGHT = 4;

  private final List<Entry> entries;
  private final Set<String> fillers;

  private record Entry(
      RuleCard card, List<String> title, List<String> searchWords, List<String> sentences) {

    static Entry of(RuleCard card, Locale locale) {
      RuleText text = RuleText.of(card, locale);
      return new Entry(
          card,
          words(text.title()),
          words(text.searchWords()),
          words(String.join(" ", text.sentences()) + " " + text.mistake()));
    }

    int weight(String word) {
      if (contains(title, word)) {
        return TITLE_WEIGHT;
      }
      if (searchWords.contains(word)) {
        return EXACT_WORD_WEIGHT;
      }
      if (contains(searchWords, word)) {
        return SEARCH_WORD_WEIGHT;
      }
      return contains(sentences, word) ? 1 : 0;
    }
  }

  private record Hit(RuleCard card, long matched, int weight) {}

  /** Prepares the search in one language. */
  public RuleSearch(Locale locale) {
    entries = Stream.of(RuleCard.values()).map(card -> Entry.of(card, locale)).toList();
    fillers = Set.copyOf(words(MessageBundle.of("vaadin-i18n.rule", locale).raw("fillers")));
  }

  /**
   * Returns the cards that match the most words of the query, the best first. All cards if the
   * query has no word that matters; none if no card has any of them.
   */
  public List<RuleCard> find(String query) {
    List<String> asked = words(query).stream().filter(word -> !fillers.contains(word)).toList();
    if (asked.isEmpty()) {
      return List.of(RuleCard.values());
    }
    List<Hit> hits = entries.stream().map(entry -> hit(entry, asked)).toList();
    long most = hits.stream().mapToLong(Hit::matched).max().orElse(0);
    return hits.stream()
        .filter(hit -> hit.matched() > 0 && hit.matched() == most)
        .sorted(Comparator.comparingInt(Hit::weight).reversed())
        .map(Hit::card)
        .toList();
  }

  private static Hit hit(Entry entry, List<String> asked) {
    List<Integer> weights = asked.stream().map(entry::weight).filter(weight -> weight > 0).toList();
    return new Hit(
        entry.card(), weights.size(), weights.stream().mapToInt(Integer::intValue).sum());
  }

  private static List<String> words(String text) {
    // "Can't" is one word, but the French "l'échec" is two.
    String written = ELISION.matcher(text).replaceAll(" ").replace("’", "").replace("'", "");
    return NOT_IN_WORDS
        .splitAsStream(LatinLetters.of(written))
        .filter(word -> !word.isEmpty())
        .distinct()
        .toList();
  }

  private static boolean contains(List<String> words, String asked) {
    return words.stream().anyMatch(word -> isForm(word, asked));
  }

  private static boolean isForm(String word, String asked) {
    if (word.startsWith(asked)) {
      return asked.length() > 1 || word.length() == 1;
    }
    int shared = 0;
    while (shared < Math.min(word.length(), asked.length())
        && word.charAt(shared) == asked.charAt(shared)) {
      shared++;
    }
    return shared >= SHORTEST_STEM && asked.length() - shared <= LONGEST_ENDING;
  }
}
