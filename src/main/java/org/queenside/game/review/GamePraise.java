package org.queenside.game.review;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Role;

/**
 * What was good about a game, with the reason.
 *
 * @param piece the kind of piece that the sentence names, or null
 */
public record GamePraise(Reason reason, @Nullable Role piece) {

  /** What the praise is for. */
  public enum Reason {
    /** Lost a piece early and still mated. */
    MATED_AFTER_LOSS_EARLY,
    /** Lost a piece and still mated. */
    MATED_AFTER_LOSS,
    /** Was behind and still mated. */
    MATED_FROM_BEHIND,
    /** Mated without giving a piece away. */
    MATED_SAFELY,
    /** Mated after losing a piece when it no longer mattered. */
    MATED,
    /** Won in another way after being behind. */
    WON_FROM_BEHIND,
    /** Won in another way. */
    WON,
    /** Was behind and didn't lose. */
    DREW_FROM_BEHIND,
    /** Didn't lose. */
    DREW,
    /** Took a piece that nothing protected. */
    TOOK_PIECE,
    /** Was ahead for a while. */
    WAS_AHEAD,
    /** Castled. */
    CASTLED,
    /** Played on until checkmate. */
    PLAYED_ON,
    /** Nothing else, in a game that ended early. */
    TRIED;

    /** Returns the stable name, such as {@code took-piece}. */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Reason of(String code) {
      return valueOf(code.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
  }

  static GamePraise of(Reason reason) {
    return new GamePraise(reason, null);
  }
}
