package org.queenside.game;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Position;
import org.queenside.play.GameTranscript;

/**
 * A game between two people as an observer sees it.
 *
 * @param white the name of White's player
 * @param black the name of Black's player
 * @param transcript the game so far, as in {@link GameTranscript}
 * @param clock the clock, or null if the game has none
 * @param version increases with every change
 * @param whiteSeenAt when White's player last had the game open, or null
 * @param blackSeenAt when Black's player last had the game open, or null
 * @param changedAt when it last changed
 */
public record WatchedGame(
    GameId id,
    String white,
    String black,
    String transcript,
    @Nullable GameClock clock,
    int version,
    @Nullable Instant whiteSeenAt,
    @Nullable Instant blackSeenAt,
    Instant changedAt) {

  /** Replays the game. */
  public Game game() {
    return GameTranscript.read(Position.START, transcript).game();
  }

  /** Returns the name of a player. */
  public String name(Color side) {
    return side == Color.WHITE ? white : black;
  }

  /** Returns whether a player has the game open. */
  public boolean isAtBoard(Color side, Instant now) {
    return PeerPlayer.isAtBoard(side == Color.WHITE ? whiteSeenAt : blackSeenAt, now);
  }
}
