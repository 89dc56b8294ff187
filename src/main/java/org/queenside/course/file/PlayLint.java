package org.queenside.course.file;

import java.util.OptionalInt;
import org.queenside.chess.Fen;
import org.queenside.chess.PositionResult;
import org.queenside.course.Exercise;
import org.queenside.play.LoneKing;

/** Proves that a game against the computer can be won. */
final class PlayLint {
  private PlayLint() {}

  static void check(Exercise.MateLoneKing mate, Fields fields) {
    if (!LoneKing.covers(mate.position())
        || !(Fen.read(mate.position().toString()).position() instanceof PositionResult.Valid)) {
      fields.problem(
          "position",
          "there is no lone king against queen, rook, two rooks, two bishops or bishop and knight",
          "Change the position, or name a 'game'");
      return;
    }
    OptionalInt least = LoneKing.movesToMate(mate.position());
    if (Trial.of(mate).solution().isEmpty() || least.isEmpty()) {
      fields.problem(
          "position", "mate cannot be forced by the side to move", "Change the position");
    } else if (mate.par() > 0 && least.getAsInt() > mate.par()) {
      fields.problem(
          "at-most",
          "mate takes at least %d moves".formatted(least.getAsInt()),
          "Write 'at-most: %d' or more".formatted(least.getAsInt()));
    }
  }

  static void check(Exercise.WinMatch match, Fields fields) {
    if (Trial.of(match).solution().isEmpty()) {
      fields.problem(
          "position",
          "no way was found to win against this opponent",
          "Change 'strength' or 'position'");
    }
  }
}
