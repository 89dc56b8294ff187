package org.queenside.practice;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Past;
import org.queenside.chess.Position;
import org.queenside.course.Exercise;

/** Checks to be judged, made from positions in which mate in one is possible. */
public final class MateOrNotTasks {
  private MateOrNotTasks() {}

  /**
   * Returns an exercise after one of the position's checks, or null if it has none of that kind.
   *
   * @param puzzle a position in which the side to move can mate at once
   * @param mate whether the check is to be mate
   */
  public static @Nullable Exercise make(
      Position puzzle, boolean mate, Chance chance, PracticeText text) {
    List<Move> checks =
        puzzle.legalMoves().stream().filter(move -> isCheck(puzzle.play(move), mate)).toList();
    if (checks.isEmpty()) {
      return null;
    }
    Move check = chance.pick(checks);
    Position after = puzzle.play(check);
    return new Exercise.MateOrNot(
        text.brief(Drill.MATE_OR_NOT, after.turn(), null),
        after,
        Past.from(puzzle, List.of(check)));
  }

  private static boolean isCheck(Position position, boolean mate) {
    return position.isCheck() && position.isCheckmate() == mate;
  }
}
