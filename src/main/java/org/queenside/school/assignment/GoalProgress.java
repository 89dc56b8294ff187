package org.queenside.school.assignment;

/**
 * How far the pupils of an assignment are towards their shared goal.
 *
 * @param goal with the number to reach as its amount
 * @param solved what all of them have solved together since the start
 */
public record GoalProgress(AssignedItem goal, int solved) {

  /** Returns the number that counts towards the goal, at most the target. */
  public int reached() {
    return Math.min(solved, goal.amount());
  }

  /** Returns whether the goal is reached. */
  public boolean isReached() {
    return solved >= goal.amount();
  }
}
