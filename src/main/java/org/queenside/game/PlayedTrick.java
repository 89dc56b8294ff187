package org.queenside.game;

import org.queenside.trick.Trick;

/**
 * A trick that the computer tried in a game. It is no move of the game.
 *
 * @param ply the number of moves played before it
 */
public record PlayedTrick(int ply, Trick trick, TrickOutcome outcome) {

  /** Returns whether the learner hasn't answered it. */
  public boolean isOpen() {
    return outcome == TrickOutcome.OPEN;
  }
}
