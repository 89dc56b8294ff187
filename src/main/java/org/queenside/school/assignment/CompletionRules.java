package org.queenside.school.assignment;

/**
 * What counts as done in an assignment.
 *
 * @param afresh whether only work after the start counts
 * @param requiredStars how many stars an exercise needs, 0 to 3
 */
public record CompletionRules(
    boolean lateAllowed, boolean inOrder, boolean afresh, int requiredStars) {

  /** The default: in any order, with any number of stars; earlier and late work counts, too. */
  public static final CompletionRules USUAL = new CompletionRules(true, false, false, 0);

  /** As usual, but late work doesn't count. */
  public static final CompletionRules IN_TIME = new CompletionRules(false, false, false, 0);

  /**
   * Checks the stars.
   *
   * @throws IllegalArgumentException if they are out of range
   */
  public CompletionRules {
    if (requiredStars < 0 || requiredStars > 3) {
      throw new IllegalArgumentException("stars out of range: " + requiredStars);
    }
  }
}
