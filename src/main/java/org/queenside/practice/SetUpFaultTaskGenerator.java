package org.queenside.practice;

import java.util.List;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.course.model.Exercise;
import org.queenside.play.SeededRandom;

/**
 * Generates set-ups with a fault on one side, later on both, or on a board that is the wrong way
 * round.
 */
final class SetUpFaultTaskGenerator {
  private static final Board START = Position.START.board();
  private static final List<SetUpFault> FAULTS = List.of(SetUpFault.values());

  /** From this level, both sides may have a fault. */
  private static final int HARDER = 2;

  private static final int ONE_IN = 4;

  private SetUpFaultTaskGenerator() {}

  static Exercise make(int level, SeededRandom random, PracticeMessages text) {
    Color seen = random.color();
    if (level > 0 && random.below(ONE_IN) == 0) {
      String right = text.words("fault.right.turned");
      return new Exercise.FindSetUpMistake(text.info(Drill.FAULT, seen, right), START, true, null);
    }
    Color side = random.color();
    SetUpFault fault = random.pick(FAULTS);
    Board board = fault.on(START, side);
    String right = name(fault, side, text);
    if (level >= HARDER && random.coin()) {
      SetUpFault second = random.pick(FAULTS);
      board = second.on(board, side.opposite());
      right += " " + name(second, side.opposite(), text);
    }
    return new Exercise.FindSetUpMistake(text.info(Drill.FAULT, seen, right), board, false, null);
  }

  private static String name(SetUpFault fault, Color side, PracticeMessages text) {
    return text.words("fault.right." + fault.key(), side);
  }
}
