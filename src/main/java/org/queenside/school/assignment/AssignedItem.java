package org.queenside.school.assignment;

/**
 * One thing that is to be done.
 *
 * @param item its name in the log of attempts: {@code rook/first-move}, {@code puzzle/17}, {@code
 *     drill/find-square}, {@code own/4}
 * @param section what it was chosen with, such as {@code lesson/rook}, {@code
 *     puzzles/back-rank.white}, {@code drill} or {@code own}
 * @param amount how many times a drill is to be solved; 1 for everything else
 */
public record AssignedItem(String item, String section, int amount) {

  /** The most that can be asked of a drill. */
  public static final int MOST = 1000;

  private static final int LONGEST_NAME = 120;

  /** Checks the amount. */
  public AssignedItem {
    if (amount < 1 || amount > MOST) {
      throw new IllegalArgumentException("amount out of range: " + amount);
    }
    if (item.length() > LONGEST_NAME || section.length() > LONGEST_NAME) {
      throw new IllegalArgumentException("a name too long: " + item + ", " + section);
    }
  }

  /** Something that is done when it is solved once. */
  public static AssignedItem once(String item, String section) {
    return new AssignedItem(item, section, 1);
  }
}
