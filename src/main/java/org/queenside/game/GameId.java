package org.queenside.game;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The name of a game, in the database and in its address.
 *
 * @param value the id in the database
 */
public record GameId(UUID value) {

  /** Returns the name of a new game. */
  public static GameId random() {
    return new GameId(UUID.randomUUID());
  }

  /** Reads the name in an address; null if it is none. */
  public static @Nullable GameId parse(String text) {
    try {
      return new GameId(UUID.fromString(text));
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  /** Returns the seed from which everything random in the game is drawn. */
  public long seed() {
    return value.getMostSignificantBits() ^ value.getLeastSignificantBits();
  }

  /** Returns the name in the attempt log, for what the player does in the game. */
  public String item() {
    return "game/" + value;
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
