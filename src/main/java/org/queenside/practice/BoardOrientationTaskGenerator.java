package org.queenside.practice;

import org.queenside.chess.Color;
import org.queenside.course.model.Exercise;
import org.queenside.play.SeededRandom;

/** Boards that may lie the wrong way round. */
final class BoardOrientationTaskGenerator {
  private static final int QUARTERS = 4;

  private BoardOrientationTaskGenerator() {}

  static Exercise make(SeededRandom chance, PracticeMessages text) {
    boolean turned = chance.below(QUARTERS) % 2 == 1;
    return new Exercise.TurnBoard(text.brief(Drill.TURN, Color.WHITE, null), turned);
  }
}
