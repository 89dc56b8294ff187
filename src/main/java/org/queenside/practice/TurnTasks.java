package org.queenside.practice;

import org.queenside.chess.Color;
import org.queenside.course.Exercise;

/** Boards that may lie the wrong way round. */
final class TurnTasks {
  private static final int QUARTERS = 4;

  private TurnTasks() {}

  static Exercise make(Chance chance, PracticeText text) {
    boolean turned = chance.below(QUARTERS) % 2 == 1;
    return new Exercise.TurnBoard(text.brief(Drill.TURN, Color.WHITE, null), turned);
  }
}
