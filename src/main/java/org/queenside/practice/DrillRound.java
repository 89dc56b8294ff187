package org.queenside.practice;

import org.queenside.course.model.Exercise;
import org.queenside.play.SeededRandom;

/**
 * Tasks of one drill that get a little harder. The same seed gives the same tasks.
 *
 * @param seed the seed for its tasks
 */
public record DrillRound(Drill drill, long seed) {

  /**
   * Returns a random task.
   *
   * @param number from 0 to the drill's number of tasks, exclusive
   * @param text the sentences of the task
   * @throws IllegalArgumentException if the drill's tasks need settings or puzzles
   */
  public Exercise task(int number, PracticeMessages text) {
    Drill.TaskGenerator generator = drill.generator();
    if (generator == null) {
      throw new IllegalArgumentException(drill + " has no random tasks");
    }
    return generator.make(level(number), random(number), text);
  }

  /** Returns the difficulty of a task. */
  public int level(int number) {
    return number * RandomPositionGenerator.LEVELS / drill.tasks();
  }

  /**
   * Returns the random choices for a task.
   *
   * @param number the number of the task, from 0
   */
  public SeededRandom random(int number) {
    return SeededRandom.of(seed, number);
  }
}
