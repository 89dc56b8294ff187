package org.queenside.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.queenside.chess.Color;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.text.ListText;

/** Says in words which puzzles a filter chooses. */
public final class PuzzleFilterText {

  private PuzzleFilterText() {}

  /**
   * Returns the parts of the filter, separated by commas; empty if it chooses all puzzles.
   *
   * @param collections the collections that learners may see
   * @param words returns an interface text by its key
   * @param locale the language of the texts
   */
  public static String of(
      PuzzleFilter filter,
      List<PuzzleCollection> collections,
      UnaryOperator<String> words,
      Locale locale) {
    List<String> parts = new ArrayList<>();
    if (filter.pattern() != null) {
      parts.add(words.apply(nameKey(filter.pattern())));
    }
    if (filter.fewMen()) {
      parts.add(words.apply("puzzles.few"));
    }
    if (filter.side() != null) {
      parts.add(words.apply(filter.side() == Color.WHITE ? "puzzles.white" : "puzzles.black"));
    }
    collections.stream()
        .filter(each -> each.id().equals(filter.collection()))
        .map(PuzzleCollection::name)
        .forEach(parts::add);
    return ListText.commas(parts, locale);
  }

  /** Returns the key of the name of a pattern in the interface texts. */
  public static String nameKey(MatePattern pattern) {
    return "pattern." + pattern.name().toLowerCase(Locale.ROOT).replace('_', '-') + ".name";
  }
}
