package org.queenside.board;

/**
 * How often a square was chosen, drawn as a tint with the number in the corner.
 *
 * @param count how often
 * @param level how strong the tint is, from 1 to {@link #STRONGEST}
 */
public record BoardHeat(int count, int level) {

  /** The strongest tint. */
  public static final int STRONGEST = 4;

  /**
   * Returns a count with a tint relative to the greatest count.
   *
   * @param most the greatest count, at least this one
   */
  public static BoardHeat of(int count, int most) {
    int level = count == most ? STRONGEST : count * 2 >= most ? 3 : count * 4 >= most ? 2 : 1;
    return new BoardHeat(count, level);
  }
}
