package org.queenside.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.RulingContext;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;
import org.queenside.play.SeededRandom;

/** Generates checks to judge from positions with a mate in one. */
public final class MateOrNotTaskGenerator {
  private MateOrNotTaskGenerator() {}

  /** A move that gives check. */
  private record Check(Position before, Move move) {
    Position after() {
      return before.play(move);
    }
  }

  /**
   * Returns an exercise after a check in the position, or null if the position has no mate.
   *
   * @param puzzle a position in which the side to move can mate at once
   * @param mate whether the check should be mate. If not, but every check mates, a piece that the
   *     mate needs is left out; if there is no such piece, the check is mate anyway
   */
  public static @Nullable Exercise make(
      Position puzzle, boolean mate, SeededRandom random, PracticeMessages text) {
    List<Check> mates = checks(puzzle).filter(MateOrNotTaskGenerator::isMate).toList();
    if (mates.isEmpty()) {
      return null;
    }
    List<Check> others = mate ? List.of() : harmless(puzzle, random);
    List<Check> checks = others.isEmpty() ? mates : others;
    Check check = random.pick(checks);
    Position after = check.after();
    return new Exercise.MateOrNot(
        text.info(Drill.MATE_OR_NOT, after.turn(), null),
        after,
        RulingContext.from(check.before(), List.of(check.move())));
  }

  /** Returns checks that don't mate: from the position itself, or by leaving out a piece. */
  private static List<Check> harmless(Position puzzle, SeededRandom random) {
    List<Check> plain = checks(puzzle).filter(check -> !isMate(check)).toList();
    if (plain.isEmpty() || random.coin()) {
      List<Check> near = nearly(puzzle);
      return near.isEmpty() ? plain : near;
    }
    return plain;
  }

  private static Stream<Check> checks(Position position) {
    return position.legalMoves().stream()
        .map(move -> new Check(position, move))
        .filter(check -> check.after().isCheck());
  }

  private static boolean isMate(Check check) {
    return check.after().isCheckmate();
  }

  /** Returns mating moves that no longer mate if a piece is left out. */
  private static List<Check> nearly(Position puzzle) {
    List<Check> nearly = new ArrayList<>();
    for (Move mate : puzzle.matesInOne()) {
      for (Square square : puzzle.occupied().minus(puzzle.pieces(Role.KING)).without(mate.from())) {
        Position without =
            RandomPositionGenerator.position(puzzle.board().without(square), puzzle.turn());
        if (without != null && without.isLegal(mate)) {
          Check check = new Check(without, mate);
          if (check.after().isCheck() && !isMate(check)) {
            nearly.add(check);
          }
        }
      }
    }
    return nearly;
  }
}
