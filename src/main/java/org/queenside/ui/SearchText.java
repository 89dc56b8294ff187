package org.queenside.ui;

import java.util.List;
import org.queenside.text.LatinLetters;

/** Compares what is typed into a search field with texts: capitals and accents don't matter. */
public final class SearchText {

  private SearchText() {}

  /** Returns whether a text contains what is typed. */
  public static boolean contains(String text, String typed) {
    return LatinLetters.of(text).contains(LatinLetters.of(typed.strip()));
  }

  /** Returns whether a text contains all words, in any order. */
  public static boolean containsAll(String text, List<String> words) {
    String folded = LatinLetters.of(text);
    return words.stream().map(LatinLetters::of).allMatch(folded::contains);
  }
}
