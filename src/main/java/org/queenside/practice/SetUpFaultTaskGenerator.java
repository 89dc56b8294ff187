package org.queenside.practice;

import java.util.List;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.course.model.Exercise;
import org.queenside.play.SeededRandom;

/** Set-ups with a fault on one side, later on both; or on a board that lies turned. */
final class SetUpFaultTaskGenerator {
  private static final Board START = Position.START.board();
  private static final List<SetUpFault> FAULTS = List.of(SetUpFault.values());

  /** From this level on both sides may have a fault, or the board. */
  private static final int HARDER = 2;

  private static final int ONE_IN = 4;

  private SetUpFaultTaskGenerator() {}

  static Exercise make(int level, SeededRandom chance, PracticeMessages text) {
    Color seen = chance.color();
    if (level > 0 && chance.below(ONE_IN) == 0) {
      String right = text.words("fault.right.turned");
      return new Exercise.FindFault(text.brief(Drill.FAULT, seen, right), START, true, null);
    }
    Color side = chance.color();
    SetUpFault fault = chance.pick(FAULTS);
    Board board = fault.on(START, side);
    String right = name(fault, side, text);
    if (level >= HARDER && chance.coin()) {
      SetUpFault second = chance.pick(FAULTS);
      board = second.on(board, side.opposite());
      right += " " + name(second, side.opposite(), text);
    }
    return new Exercise.FindFault(text.brief(Drill.FAULT, seen, right), board, false, null);
  }

  private static String name(SetUpFault fault, Color side, PracticeMessages text) {
    return text.words("fault.right." + fault.key(), side);
  }
}
