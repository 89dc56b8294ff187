package org.queenside.assignment;

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

  /** Checks the amount. */
  public AssignedItem {
    if (amount < 1 || amount > 1000) {
      throw new IllegalArgumentException("amount out of range: " + amount);
    }
  }
}
