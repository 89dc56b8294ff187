package org.queenside.game;

/**
 * The help that a player has switched on.
 *
 * @param showMoves whether the board shows where a piece can go
 * @param warn whether the page asks again before a move that loses a piece or misses a mate
 * @param takeBack whether moves may be taken back
 */
public record GameHelp(boolean showMoves, boolean warn, boolean takeBack) {

  /** Everything is off. */
  public static final GameHelp NONE = new GameHelp(false, false, false);

  /** Everything is on. */
  public static final GameHelp ALL = new GameHelp(true, true, true);
}
