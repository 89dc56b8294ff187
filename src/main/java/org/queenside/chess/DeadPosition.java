package org.queenside.chess;

/**
 * Which positions can still lead to mate (FIDE 5.2.2, and 5.1.2 for one side).
 *
 * <p>The answer "dead" is always proven, in one of three ways: by the material left, by walls of
 * pawns that keep the pieces apart, or by playing out every line where few moves are left. A
 * position of which none of these proves it counts as alive.
 */
public final class DeadPosition {
  private DeadPosition() {}

  /**
   * Returns true if neither side can mate by any series of legal moves. False says nothing for
   * certain, but no position with a helped mate in it is ever called dead; a checkmate is not.
   */
  public static boolean isDead(Position position) {
    return !canMate(position, Color.WHITE) && !canMate(position, Color.BLACK);
  }

  /**
   * Returns false if the given side is proven unable to mate by any series of legal moves, whatever
   * help it gets. A position without both kings belongs to a lesson and is never judged so.
   */
  public static boolean canMate(Position position, Color winner) {
    return position.king(Color.WHITE) == null
        || position.king(Color.BLACK) == null
        || new HelpmateSearch(winner).finds(position);
  }
}
