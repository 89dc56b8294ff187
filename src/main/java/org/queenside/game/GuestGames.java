package org.queenside.game;

/** Games of two visitors by a code; {@code game.guest} answers. */
public interface GuestGames {

  /** Returns whether such games are switched on and nobody is signed in. */
  boolean mayPlay();
}
