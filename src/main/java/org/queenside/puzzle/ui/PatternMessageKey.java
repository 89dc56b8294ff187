package org.queenside.puzzle.ui;

import java.util.Locale;
import org.queenside.puzzle.pattern.MatePattern;

/** The kinds of text about a pattern, with their keys. */
enum PatternMessageKey {
  /** The name, as a headline. */
  NAME,
  /** What to look for, as the end of a hint. */
  IDEA,
  /** Why it is mate, as praise; the arguments are those of {@link MatePraise}. */
  MATE,
  /** What it is, for learners who do not know it. */
  ABOUT;

  /** Returns the key of the text. */
  String of(MatePattern pattern) {
    return "pattern." + word(pattern) + "." + word(this);
  }

  private static String word(Enum<?> name) {
    return name.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
