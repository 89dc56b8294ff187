package org.queenside.chess;

/**
 * Which positions can still lead to mate (FIDE 5.2.2, and 5.1.2 for one side).
 *
 * <p>"Dead" is always proven, in one of three ways: by the remaining material, by pawn walls that
 * keep the pieces apart, or by playing out every line where few moves are left. Any other position
 * counts as alive.
 */
public final class DeadPosition {
  private DeadPosition() {}

  /**
   * Returns true if neither side can mate by any series of legal moves. False proves nothing. True
   * is never returned for a checkmate or if a helpmate is possible.
   */
  public static boolean isDead(Position position) {
    return !canMate(position, Color.WHITE) && !canMate(position, Color.BLACK);
  }

  /**
   * Returns false if the given side provably cannot mate by any series of legal moves, even with
   * the opponent's help. Always true for a lesson position without both kings.
   */
  public static boolean canMate(Position position, Color winner) {
    return position.king(Color.WHITE) == null
        || position.king(Color.BLACK) == null
        || new HelpmateSearch(winner).finds(position);
  }
}
