package org.queenside.game;

import org.queenside.chess.Position;
import org.queenside.chess.Square;

/**
 * What is going on at the board in a game that is played as at a real one.
 *
 * @param touched what the player to move has touched, with touch-move
 * @param pressDue whether the player has moved and not pressed the clock yet
 */
public record BoardPlay(BoardRules rules, TouchedPieces touched, boolean pressDue) {

  /** Returns the play before the first move. */
  static BoardPlay of(BoardRules rules) {
    return new BoardPlay(rules, TouchedPieces.NONE, false);
  }

  BoardPlay touch(Position position, Square square) {
    return rules.touchMove()
        ? new BoardPlay(rules, touched.touch(position, square), pressDue)
        : this;
  }

  /** Returns the play after a move. */
  BoardPlay moved(boolean needsPress) {
    return new BoardPlay(rules, TouchedPieces.NONE, needsPress);
  }
}
