package org.queenside.rule;

import java.util.Locale;

/** The parts of the list of rules, in order. */
public enum RuleGroup {
  START,
  PIECES,
  KING,
  SPECIAL_MOVES,
  DRAWS,
  AT_THE_BOARD;

  /** Returns the stable name used in message keys: {@code special-moves}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
