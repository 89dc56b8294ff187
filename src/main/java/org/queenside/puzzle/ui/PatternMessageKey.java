package org.queenside.puzzle.ui;

import java.util.Locale;
import org.queenside.puzzle.pattern.MatePattern;

/** The kinds of text about a pattern, with their keys. */
enum PatternMessageKey {
  /** The name, as a headline. */
  NAME,
  /** What to look for, as the end of a hint. */
  IDEA,
  /** Why it is mate, as praise, with the arguments of {@link MatePraise}. */
  MATE,
  /** An explanation for learners who don't know the pattern. */
  ABOUT;

  /** Returns the key of the text. */
  String of(MatePattern pattern) {
    return "pattern." + word(pattern) + "." + word(this);
  }

  private static String word(Enum<?> name) {
    return name.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
