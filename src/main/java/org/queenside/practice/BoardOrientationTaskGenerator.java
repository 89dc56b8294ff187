package org.queenside.practice;

import org.queenside.chess.Color;
import org.queenside.course.model.Exercise;
import org.queenside.play.SeededRandom;

/** Generates boards that may be the wrong way round. */
final class BoardOrientationTaskGenerator {
  private static final int QUARTERS = 4;

  private BoardOrientationTaskGenerator() {}

  static Exercise make(int level, SeededRandom random, PracticeMessages text) {
    boolean turned = random.below(QUARTERS) % 2 == 1;
    return new Exercise.TurnBoard(text.info(Drill.TURN, Color.WHITE, null), turned);
  }
}
