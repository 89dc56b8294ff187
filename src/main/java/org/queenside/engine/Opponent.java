package org.queenside.engine;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The computer's opponents, the easiest first. */
public enum Opponent {
  /** Takes whatever it can and rarely asks what happens next. */
  HUNGRY_PAWN,
  /** Loves knight moves and checks, and forgets what its piece leaves behind. */
  JUMPY_KNIGHT,
  /** Plays well up close, and overlooks moves across more than half the board. */
  SLEEPY_BISHOP,
  /** Brings out its queen early to attack, and forgets what was already attacked. */
  HASTY_QUEEN,
  /** Trades and waits, and misses two-move ideas such as forks. */
  STONE_ROOK,
  /** Sees two moves ahead for both sides and sets small traps. */
  SLY_KING,
  /** Plays as well as this program can. */
  FULL_ARMY;

  private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** Returns the stable name used in addresses and in the database, such as {@code hungry-pawn}. */
  public String code() {
    return code;
  }

  /** Returns the opponent with the given code, or nothing if there is none. */
  public static Optional<Opponent> of(String code) {
    return Arrays.stream(values()).filter(opponent -> opponent.code.equals(code)).findFirst();
  }
}
