package org.queenside.engine;

import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/**
 * How an opponent plays: how far it looks, what it overlooks, what it likes, and how often it
 * wavers. An opponent is weak as people are: it doesn't see some kinds of moves, and it plays what
 * it likes best among moves that look equally good to it.
 */
interface Style {

  /** Returns the openings it plays as long as the other side plays along. */
  OpeningLines openings();

  /** Returns how many half-moves it looks ahead, its own included, before it follows captures. */
  int depth();

  /** Returns by how much it misjudges any move at most, in hundredths of a pawn. */
  int wavering();

  /** Returns false if it doesn't think of a legal move of its own. */
  default boolean thinksOf(Position position, Move move) {
    return true;
  }

  /** Returns what it sees once it has thought of a move of its own, which is at ply 0. */
  Attention after(Position position, Move move, Memory memory);

  /** Returns the most that {@link #liking} can be. */
  int greatestLiking();

  /** Returns how much it likes a move besides what the search says, in hundredths of a pawn. */
  int liking(Game game, Move move);
}
