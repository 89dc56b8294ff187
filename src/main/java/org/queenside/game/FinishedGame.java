package org.queenside.game;

import java.time.Instant;
import org.queenside.chess.Color;
import org.queenside.chess.GameResult;
import org.queenside.chess.Termination;
import org.queenside.identity.account.LearnerId;

/**
 * A finished game between two people in the record of a class.
 *
 * @param whitePlayer White's player
 * @param white the name of White's player
 * @param black the name of Black's player
 * @param ending how it ended
 * @param result the score
 * @param halfmoves the number of moves of both sides
 */
public record FinishedGame(
    GameId id,
    LearnerId whitePlayer,
    String white,
    String black,
    Termination ending,
    GameResult result,
    int halfmoves,
    Instant endedAt) {

  /** Returns the side of one of the players. */
  public Color sideOf(LearnerId player) {
    return player.equals(whitePlayer) ? Color.WHITE : Color.BLACK;
  }

  /** Returns the name of a player. */
  public String name(Color side) {
    return side == Color.WHITE ? white : black;
  }
}
