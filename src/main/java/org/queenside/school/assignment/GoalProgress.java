package org.queenside.school.assignment;

/**
 * How far a class is towards its goal.
 *
 * @param solved what all its pupils have solved together since the goal was set
 */
public record GoalProgress(String className, ClassGoal goal, int solved) {

  /** Returns the number that counts towards the goal, at most the target. */
  public int reached() {
    return Math.min(solved, goal.target());
  }

  /** Returns whether the goal is reached. */
  public boolean isReached() {
    return solved >= goal.target();
  }
}
