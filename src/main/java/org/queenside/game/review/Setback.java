package org.queenside.game.review;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a mistake changed, if it can't be put more simply. */
public enum Setback {
  /** The opponent's last move was a mistake that the player could have used. */
  MISSED_CHANCE,
  /** The player was ahead, and now it's level. */
  LEAD_LOST,
  /** The player was ahead, and now the opponent is. */
  LEAD_PASSED,
  /** The player was far ahead, and now only a little. */
  LEAD_SHRUNK,
  /** It was level, and now the opponent is ahead. */
  FELL_BEHIND,
  /** The player was a little behind, and now far. */
  FELL_FURTHER;

  /** The score from which a side is ahead, in hundredths of a pawn. */
  private static final int AHEAD = 150;

  /** The score from which a side is far ahead. */
  private static final int FAR = 400;

  /** How much the opponent's mistake must have cost. */
  private static final int CHANCE = 200;

  /** How much the player's mistake must have cost if it only missed a chance. */
  private static final int CHANCE_LOSS = 300;

  /** Returns the stable name, such as {@code lead-lost}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Setback of(String code) {
    return valueOf(code.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  /**
   * Returns what a mistake changed, or null if that can't be said in one sentence.
   *
   * @param earlier the score before the opponent's last move
   */
  static @Nullable Setback of(Mistake mistake, int earlier) {
    int best = mistake.bestScore();
    int score = mistake.score();
    if (best - earlier >= CHANCE && best >= AHEAD && score > earlier - AHEAD) {
      return mistake.loss() >= CHANCE_LOSS ? MISSED_CHANCE : null;
    }
    if (best >= AHEAD) {
      if (score < AHEAD) {
        return score <= -AHEAD ? LEAD_PASSED : LEAD_LOST;
      }
      return best >= FAR && score < FAR ? LEAD_SHRUNK : null;
    }
    if (score > -AHEAD) {
      return null;
    }
    if (best > -AHEAD) {
      return FELL_BEHIND;
    }
    return best > -FAR && score <= -FAR ? FELL_FURTHER : null;
  }
}
