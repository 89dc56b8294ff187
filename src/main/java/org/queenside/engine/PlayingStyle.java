package org.queenside.engine;

import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/**
 * How an opponent plays: how far it looks, what it overlooks, what it prefers, and how inexact its
 * judgement is. An opponent is weak in human ways: it overlooks some kinds of moves, and among
 * moves that look equally good it plays the one it likes best.
 */
abstract class PlayingStyle {
  private final OpeningLines openings;
  private final int depth;
  private final int noise;
  private final int maxBonus;
  private final Vision vision;

  /**
   * @param openings what it plays while the other side follows the line
   * @param depth how many half-moves it looks ahead, including its own, before following captures
   * @param noise its largest error in judging a move, in hundredths of a pawn
   * @param maxBonus the most that {@link #bonus} can be
   * @param vision how well it sees mates in one and captures
   */
  PlayingStyle(OpeningLines openings, int depth, int noise, int maxBonus, Vision vision) {
    this.openings = openings;
    this.depth = depth;
    this.noise = noise;
    this.maxBonus = maxBonus;
    this.vision = vision;
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

  final Vision vision() {
    return vision;
  }

  /** Returns false if it always overlooks such a move of its own. */
  boolean considers(Position position, Move move) {
    return true;
  }

  /** Returns which moves it sees after a move of its own, which is at ply 0. */
  abstract MoveFilter visibleReplies(Position position, Move move, Memory memory);

  /** Returns a bonus for a move it likes, on top of the search's score, in hundredths of a pawn. */
  int bonus(Game game, Move move) {
    return 0;
  }
}
