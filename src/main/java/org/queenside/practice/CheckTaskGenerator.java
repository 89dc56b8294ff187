package org.queenside.practice;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.RulingContext;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.MoveKind;
import org.queenside.play.SeededRandom;

/** Generates positions in which the learner has to find every check. */
final class CheckTaskGenerator {
  private static final int FEWEST = 1;

  private CheckTaskGenerator() {}

  static Exercise make(int level, SeededRandom random, PracticeMessages text) {
    Position position = RandomPositionGenerator.of(level, random, each -> fits(each, level));
    return new Exercise.FindAll(
        text.info(Drill.CHECKS, position.turn(), null, position.turn()),
        position,
        RulingContext.UNKNOWN,
        MoveKind.CHECKS);
  }

  /**
   * Allows up to two checks at first and five later, but no promotions, which would count twice.
   */
  private static boolean fits(Position position, int level) {
    List<Move> checks =
        position.legalMoves().stream().filter(move -> position.play(move).isCheck()).toList();
    return checks.size() >= FEWEST
        && checks.size() <= level + 2
        && checks.stream().allMatch(move -> move.promotion() == null);
  }
}
