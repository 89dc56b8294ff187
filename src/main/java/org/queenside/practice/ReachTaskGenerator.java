package org.queenside.practice;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.SquareRule;
import org.queenside.play.SeededRandom;

/** Generates positions in which the learner marks the squares that a piece can reach. */
final class ReachTaskGenerator {
  /** More squares would be tedious and teach nothing new. */
  static final int MOST_SQUARES = 12;

  private ReachTaskGenerator() {}

  static Exercise make(int level, SeededRandom random, PracticeMessages text) {
    Position position =
        RandomPositionGenerator.of(level, random, each -> !byRole(each, level).isEmpty());
    Map<Role, List<Square>> pieces = byRole(position, level);
    List<Square> alike = requireNonNull(pieces.get(random.pick(List.copyOf(pieces.keySet()))));
    Square from = random.pick(alike);
    Piece piece = requireNonNull(position.at(from));
    return new Exercise.MarkSquares(
        text.info(Drill.REACH, position.turn(), null, piece.role(), from),
        position,
        new SquareRule.Targets(from));
  }

  /** Returns suitable pieces by role, so that pawns don't come too often. */
  private static Map<Role, List<Square>> byRole(Position position, int level) {
    Map<Role, List<Square>> pieces = new EnumMap<>(Role.class);
    for (Square from : position.pieces(position.turn())) {
      Role role = requireNonNull(position.at(from)).role();
      SquareSet targets = position.targets(from);
      if (!targets.isEmpty()
          && targets.size() <= MOST_SQUARES
          && (level > 0 || role != Role.PAWN)
          && !mightCastle(role, from)) {
        pieces.computeIfAbsent(role, _ -> new ArrayList<>()).add(from);
      }
    }
    return pieces;
  }

  /** Returns whether the piece is a king that might still castle, which the board doesn't show. */
  private static boolean mightCastle(Role role, Square from) {
    return role == Role.KING && (from == Square.E1 || from == Square.E8);
  }
}
