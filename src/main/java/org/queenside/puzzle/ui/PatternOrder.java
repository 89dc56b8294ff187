package org.queenside.puzzle.ui;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.queenside.puzzle.pattern.MatePattern;

/** The order in which patterns are shown. */
final class PatternOrder {

  private PatternOrder() {}

  /**
   * Returns the patterns that have puzzles, those with the most first and "other" last.
   *
   * @param counts the number of puzzles of each
   */
  static List<MatePattern> of(Map<MatePattern, Integer> counts) {
    return counts.keySet().stream()
        .sorted(
            Comparator.comparing((MatePattern pattern) -> pattern == MatePattern.OTHER)
                .thenComparing(counts::get, Comparator.reverseOrder())
                .thenComparing(Comparator.naturalOrder()))
        .toList();
  }
}
