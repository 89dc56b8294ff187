package org.queenside.game;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A game's id, in the database and in its address.
 *
 * @param value the id in the database
 */
public record GameId(UUID value) {

  private static final String TRICK = "/trick";

  /** Returns a new game's id. */
  public static GameId random() {
    return new GameId(UUID.randomUUID());
  }

  /** Reads an id from an address; null if it isn't one. */
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

  /** Returns the item's name in the attempt log, for what the player does in the game. */
  public String item() {
    return "game/" + value;
  }

  /** Returns the item's name in the attempt log, for tricks that the player didn't notice. */
  String trickItem() {
    return item() + TRICK;
  }

  /** Returns whether an item of the attempt log is a trick that a player didn't notice. */
  public static boolean isTrick(String item) {
    return item.startsWith("game/") && item.endsWith(TRICK);
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
