package org.queenside.practice;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.SquareRule;
import org.queenside.play.SeededRandom;

/** Generates positions in which the learner marks what protects a piece. */
final class DefenderTaskGenerator {
  static final int MOST_DEFENDERS = 4;

  private DefenderTaskGenerator() {}

  static Exercise make(int level, SeededRandom random, PracticeMessages text) {
    Position position =
        RandomPositionGenerator.of(level, random, each -> !protectedPieces(each, level).isEmpty());
    Square target = random.pick(protectedPieces(position, level));
    Piece piece = requireNonNull(position.at(target));
    return new Exercise.MarkSquares(
        text.info(Drill.DEFENDERS, piece.color(), null, piece.role(), target),
        position,
        new SquareRule.Attackers(target, piece.color()));
  }

  /** From the third level, a single protector is too easy to find. */
  private static List<Square> protectedPieces(Position position, int level) {
    int least = level < 2 ? 1 : 2;
    return position.occupied().stream()
        .filter(
            square -> {
              Piece piece = requireNonNull(position.at(square));
              int defenders = position.attackers(square, piece.color()).size();
              return piece.role() != Role.KING && defenders >= least && defenders <= MOST_DEFENDERS;
            })
        .toList();
  }
}
