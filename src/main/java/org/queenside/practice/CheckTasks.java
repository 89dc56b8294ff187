package org.queenside.practice;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.chess.Past;
import org.queenside.chess.Position;
import org.queenside.course.Exercise;
import org.queenside.course.MoveKind;

/** Positions in which every check is to be found. */
final class CheckTasks {
  private static final int FEWEST = 1;

  private CheckTasks() {}

  static Exercise make(int level, Chance chance, PracticeText text) {
    Position position = Positions.of(level, chance, each -> fits(each, level));
    return new Exercise.FindAll(
        text.brief(Drill.CHECKS, position.turn(), null, position.turn()),
        position,
        Past.UNKNOWN,
        MoveKind.CHECKS);
  }

  /** One check or two at first, up to five later; a pawn that promotes would count twice. */
  private static boolean fits(Position position, int level) {
    List<Move> checks =
        position.legalMoves().stream().filter(move -> position.play(move).isCheck()).toList();
    return checks.size() >= FEWEST
        && checks.size() <= level + 2
        && checks.stream().allMatch(move -> move.promotion() == null);
  }
}
