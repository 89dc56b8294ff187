package org.queenside.course.model;

import org.jspecify.annotations.Nullable;

/**
 * The draw laboratory: a game's score sheet, its counters and the ways to claim a draw.
 *
 * @param counters what is counted, or null if the learner is to count
 * @param claims whether a draw can be claimed here
 * @param declares whether it can be claimed with a move too
 * @param declaring whether the next move made on the board is only written down, for a claim
 */
public record DrawControls(
    ScoreSheet sheet,
    @Nullable Counters counters,
    boolean claims,
    boolean declares,
    boolean declaring)
    implements SideContent {

  /**
   * What the rules of drawn games count.
   *
   * @param times how often the position has stood on the board, this time included
   * @param quietMoves moves of each side since the last capture or pawn move, rounded down
   */
  public record Counters(int times, int quietMoves) {}
}
