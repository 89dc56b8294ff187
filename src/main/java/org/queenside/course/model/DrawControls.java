package org.queenside.course.model;

import org.jspecify.annotations.Nullable;

/**
 * What is beside the board for a drawn game: its score sheet, its counters and the ways to claim a
 * draw.
 *
 * @param counters the counters, or null if the learner has to count
 * @param claims whether a draw can be claimed here
 * @param declares whether it can also be claimed with a move
 * @param declaring whether the next move on the board is only written down for a draw claim
 */
public record DrawControls(
    ScoreSheet sheet,
    @Nullable Counters counters,
    boolean claims,
    boolean declares,
    boolean declaring)
    implements SideContent {

  /**
   * What the rules for drawn games count.
   *
   * @param times how often the position has occurred, including this time
   * @param quietMoves each side's moves since the last capture or pawn move, rounded down
   */
  public record Counters(int times, int quietMoves) {}
}
