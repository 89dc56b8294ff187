package org.queenside.school.game;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.game.GameId;
import org.queenside.game.PlayerResult;

/** A player's part in one round of a tournament. */
public sealed interface TournamentRound {

  /** The number of the round, from 0. */
  int number();

  /** Returns two for a win or a bye, one for a draw. */
  int halfPoints();

  /** The player had no opponent. */
  record Bye(int number) implements TournamentRound {

    @Override
    public int halfPoints() {
      return 2;
    }
  }

  /**
   * The player had an opponent.
   *
   * @param opponent the other player's number
   * @param color the player's side
   * @param game the game, or null if it has been deleted
   * @param result the result for the player
   */
  record Meeting(int number, int opponent, Color color, @Nullable GameId game, PlayerResult result)
      implements TournamentRound {

    @Override
    public int halfPoints() {
      return result == PlayerResult.WON ? 2 : result == PlayerResult.DRAWN ? 1 : 0;
    }
  }
}
