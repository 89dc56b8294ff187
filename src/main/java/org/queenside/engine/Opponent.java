package org.queenside.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The computer's opponents, the easiest first. */
public enum Opponent {
  /** Takes whatever it can and rarely asks what happens next. */
  HUNGRY_PAWN(HungryPawn::new),
  /** Plays like the one before it, and now and then tries a move that the rules forbid. */
  TRICKY_FOX(HungryPawn::new),
  /** Loves knight moves and checks, and forgets what its piece leaves behind. */
  JUMPY_KNIGHT(JumpyKnight::new),
  /** Plays well up close, and overlooks moves across more than half the board. */
  SLEEPY_BISHOP(SleepyBishop::new),
  /** Brings out its queen early to attack, and forgets what was already attacked. */
  HASTY_QUEEN(HastyQueen::new),
  /** Trades and waits, and misses two-move ideas such as forks. */
  STONE_ROOK(StoneRook::new),
  /** Sees two moves ahead for both sides and sets small traps. */
  SLY_KING(SlyKing::new),
  /** Plays as well as this program can. */
  FULL_ARMY(null);

  private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');

  // A constructor doesn't change.
  @SuppressWarnings("ImmutableEnumChecker")
  private final @Nullable Supplier<PlayingStyle> style;

  Opponent(@Nullable Supplier<PlayingStyle> style) {
    this.style = style;
  }

  /** Returns how it plays, or nothing if it plays as well as it can. */
  Optional<PlayingStyle> style() {
    return Optional.ofNullable(style).map(Supplier::get);
  }

  /** Returns the stable name used in addresses and in the database, such as {@code hungry-pawn}. */
  public String code() {
    return code;
  }

  /** Returns all codes, in order. */
  public static List<String> codes() {
    return Arrays.stream(values()).map(Opponent::code).toList();
  }

  /** Returns the opponent with the given code, or nothing if there is none. */
  public static Optional<Opponent> of(String code) {
    return Arrays.stream(values()).filter(opponent -> opponent.code.equals(code)).findFirst();
  }
}
