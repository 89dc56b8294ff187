package org.queenside.game;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;

/**
 * What a player of a game between two people has done besides moving.
 *
 * @param seenAt when the player's page last asked for news, or null if it never has
 * @param cameAt when the player's visit began, or null
 * @param offeredAt how many half-moves had been made when the player last offered a draw, or null
 * @param declined whether the other player has declined that offer
 * @param sign the last friendly sign, or null
 * @param signs how many signs the player has sent
 */
record PeerPlayer(
    Color side,
    @Nullable Instant seenAt,
    @Nullable Instant cameAt,
    @Nullable Integer offeredAt,
    boolean declined,
    @Nullable GameSign sign,
    int signs) {

  /** A page asks far more often than this, unless it is closed or hidden. */
  static final Duration GONE_AFTER = Duration.ofSeconds(8);

  boolean isAtBoard(Instant now) {
    return isAtBoard(seenAt, now);
  }

  /** Returns whether a page that last asked for news at this time, or never, is still open. */
  static boolean isAtBoard(@Nullable Instant seenAt, Instant now) {
    return seenAt != null && seenAt.isAfter(now.minus(GONE_AFTER));
  }

  /** A draw offer is open until the other player moves or declines it (FIDE 9.1.2). */
  boolean isOfferStanding(int halfmoves) {
    return offeredAt != null && !declined && moves(offeredAt, halfmoves, side.opposite()) == 0;
  }

  /** Returns whether the player's last offer was declined and no move has been played since. */
  boolean isJustDeclined(int halfmoves) {
    return offeredAt != null && declined && moves(offeredAt, halfmoves, side.opposite()) == 0;
  }

  /** A player who has offered a draw has to move before the next offer. */
  boolean mayOffer(int halfmoves) {
    return offeredAt == null || moves(offeredAt, halfmoves, side) > 0;
  }

  private static int moves(int from, int to, Color side) {
    return (to + parity(side)) / 2 - (from + parity(side)) / 2;
  }

  /** White makes the first move. */
  private static int parity(Color side) {
    return side == Color.WHITE ? 1 : 0;
  }
}
