package org.queenside.game;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.GameResult;
import org.queenside.chess.Termination;

/**
 * A game in a player's list of games.
 *
 * @param own the player's side
 * @param other who plays the other side
 * @param ending how it ended, or null if it isn't over
 * @param result the score; undecided if it isn't over
 * @param halfmoves the number of moves of both sides
 * @param startedAt when the first move was made
 * @param changedAt when it last changed
 */
public record GameSummary(
    GameId id,
    Color own,
    Player other,
    @Nullable Termination ending,
    GameResult result,
    int halfmoves,
    Instant startedAt,
    Instant changedAt) {

  /** Returns the result for the player. */
  public PlayerResult ownResult() {
    return PlayerResult.of(result, own);
  }
}
