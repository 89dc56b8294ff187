package org.queenside.game.review;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a player can learn from a finished game.
 *
 * @param moments at most three, in game order
 * @param curve who was winning before the first move and after each one: from -100, lost for the
 *     player, to 100, won
 * @param praise what was good
 */
public record GameReview(List<GameReviewMoment> moments, List<Integer> curve, GamePraise praise) {

  /** The most moments in a review. */
  public static final int MOST = 3;

  public GameReview {
    moments = List.copyOf(moments);
    curve = List.copyOf(curve);
  }

  /** Returns the moment after this many moves of both sides, or null if there is none. */
  public @Nullable GameReviewMoment at(int ply) {
    return moments.stream().filter(moment -> moment.ply() == ply).findFirst().orElse(null);
  }
}
