package org.queenside.engine;

import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/**
 * How an opponent plays: how far it looks, what it overlooks, what it prefers, and how inexact its
 * judgement is. An opponent is weak as people are: it doesn't see some kinds of moves, and it plays
 * what it likes best among moves that look equally good to it.
 */
abstract class PlayingStyle {
  private final OpeningLines openings;
  private final int depth;
  private final int noise;
  private final int maxBonus;

  /**
   * @param openings what it plays as long as the other side plays along
   * @param depth how many half-moves it looks ahead, its own included, before it follows captures
   * @param noise by how much it misjudges any move at most, in hundredths of a pawn
   * @param maxBonus the most that {@link #bonus} can be
   */
  PlayingStyle(OpeningLines openings, int depth, int noise, int maxBonus) {
    this.openings = openings;
    this.depth = depth;
    this.noise = noise;
    this.maxBonus = maxBonus;
  }

  final OpeningLines openings() {
    return openings;
  }

  final int depth() {
    return depth;
  }

  final int noise() {
    return noise;
  }

  final int maxBonus() {
    return maxBonus;
  }

  /** Returns false if it doesn't think of a legal move of its own. */
  boolean considers(Position position, Move move) {
    return true;
  }

  /** Returns which moves it sees once it has thought of a move of its own, which is at ply 0. */
  abstract MoveFilter visibleReplies(Position position, Move move, Memory memory);

  /** Returns how much it likes a move besides what the search says, in hundredths of a pawn. */
  int bonus(Game game, Move move) {
    return 0;
  }
}
