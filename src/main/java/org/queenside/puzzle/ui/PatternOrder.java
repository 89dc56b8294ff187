package org.queenside.puzzle.ui;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.queenside.puzzle.pattern.MatePattern;

/** The order in which learners are shown the patterns. */
final class PatternOrder {

  private PatternOrder() {}

  /**
   * Returns the patterns of which there are puzzles, those with the most first and the nameless
   * last.
   *
   * @param counts how many puzzles each has
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
