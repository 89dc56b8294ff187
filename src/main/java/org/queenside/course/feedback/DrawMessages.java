package org.queenside.course.feedback;

import java.util.Objects;
import java.util.Set;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Game;
import org.queenside.course.model.Message;

/** Explains why a game is drawn. */
public final class DrawMessages {
  private DrawMessages() {}

  /**
   * Explains a correct claim.
   *
   * @param game the game in the position that the claim is about
   */
  public static Message claimed(Game game, Set<DrawClaim> claims) {
    return claims.contains(DrawClaim.THREEFOLD_REPETITION)
        ? Message.coded("draw.claimed-repetition", game.repetitions())
        : Message.coded("draw.claimed-fifty", game.position().halfmoveClock() / 2);
  }

  /** Explains what ended a game without a claim. */
  public static Message ended(Game game) {
    return switch (Objects.requireNonNull(game.outcome()).ending()) {
      case CHECKMATE -> Message.coded("draw.ended-mate");
      case STALEMATE -> Message.coded("draw.ended-stalemate");
      case DEAD_POSITION -> Message.coded("draw.ended-dead");
      case FIVEFOLD_REPETITION -> Message.coded("draw.ended-fivefold");
      case SEVENTY_FIVE_MOVES -> Message.coded("draw.ended-seventy-five");
      case THREEFOLD_REPETITION, FIFTY_MOVES, AGREEMENT, RESIGNATION, FLAG_FALL, ABANDONMENT ->
          throw new IllegalArgumentException("this game has not ended");
    };
  }
}
