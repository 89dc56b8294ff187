package org.queenside.course.run;

import java.util.Objects;
import java.util.Set;
import org.queenside.chess.Claim;
import org.queenside.chess.Game;
import org.queenside.course.Say;

/** Why a game is drawn. */
final class DrawSays {
  private DrawSays() {}

  /**
   * Returns what to say of a right claim.
   *
   * @param game the game in the position that the claim is about
   */
  static Say claimed(Game game, Set<Claim> claims) {
    return claims.contains(Claim.THREEFOLD_REPETITION)
        ? Say.coded("draw.claimed-repetition", game.repetitions())
        : Say.coded("draw.claimed-fifty", game.position().halfmoveClock() / 2);
  }

  /** Returns what ended a game by itself. */
  static Say ended(Game game) {
    return switch (Objects.requireNonNull(game.outcome()).ending()) {
      case CHECKMATE -> Say.coded("draw.ended-mate");
      case STALEMATE -> Say.coded("draw.ended-stalemate");
      case DEAD_POSITION -> Say.coded("draw.ended-dead");
      case FIVEFOLD_REPETITION -> Say.coded("draw.ended-fivefold");
      case SEVENTY_FIVE_MOVES -> Say.coded("draw.ended-seventy-five");
      case THREEFOLD_REPETITION, FIFTY_MOVES, AGREEMENT, RESIGNATION ->
          throw new IllegalArgumentException("nobody ended this game");
    };
  }
}
