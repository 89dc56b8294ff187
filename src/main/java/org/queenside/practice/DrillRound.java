package org.queenside.practice;

import org.queenside.course.model.Exercise;
import org.queenside.play.SeededRandom;

/**
 * Tasks of one drill that follow each other and grow a little harder. The same seed makes the same
 * ones.
 */
public record DrillRound(Drill drill, long seed) {

  /** Returns how many tasks there are. */
  public int tasks() {
    return switch (drill) {
      case SET_UP, FIND_SQUARE, NAME_SQUARE -> 1;
      case TURN -> 4;
      case FAULT, CHECKS -> 6;
      case REACH, DEFENDERS, MATE_OR_NOT -> 8;
      case LEGAL -> 10;
    };
  }

  /**
   * Returns a task that needs nothing but chance.
   *
   * @param number from 0 below {@link #tasks()}
   * @throws IllegalArgumentException if the drill has settings, or needs puzzles
   */
  public Exercise task(int number, PracticeMessages text) {
    SeededRandom chance = chance(number);
    int level = number * RandomPositionGenerator.LEVELS / tasks();
    return switch (drill) {
      case FAULT -> SetUpFaultTaskGenerator.make(level, chance, text);
      case TURN -> BoardOrientationTaskGenerator.make(chance, text);
      case REACH -> ReachTaskGenerator.make(level, chance, text);
      case LEGAL -> LegalMoveTaskGenerator.make(level, chance, text);
      case CHECKS -> CheckTaskGenerator.make(level, chance, text);
      case DEFENDERS -> DefenderTaskGenerator.make(level, chance, text);
      case SET_UP, FIND_SQUARE, NAME_SQUARE, MATE_OR_NOT ->
          throw new IllegalArgumentException(drill + " needs more than chance");
    };
  }

  /** Returns the chance of a task. */
  public SeededRandom chance(int number) {
    return SeededRandom.of(seed, number);
  }
}
