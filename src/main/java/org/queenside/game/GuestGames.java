package org.queenside.game;

/** Games between two visitors with a code. Implemented in {@code game.guest}. */
public interface GuestGames {

  /** Returns whether such games are switched on and nobody is signed in. */
  boolean mayPlay();
}
