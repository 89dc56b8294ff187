package org.queenside.game;

import java.util.Locale;

/** What became of a trick. */
public enum TrickOutcome {
  /** It is on the board, and the learner hasn't answered it. */
  OPEN,
  /** The learner called it and said why. */
  CAUGHT,
  /** The learner moved on, or couldn't say why. */
  MISSED;

  /** Returns the name in the database. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static TrickOutcome of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
