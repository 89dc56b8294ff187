package org.queenside.course.source;

import java.util.OptionalInt;
import org.queenside.chess.Fen;
import org.queenside.chess.PositionResult;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.YamlFields;
import org.queenside.play.LoneKingTablebase;

/** Proves that a game against the computer can be won. */
final class PlayLint {
  private PlayLint() {}

  static void check(Exercise.MateLoneKing mate, YamlFields fields) {
    if (!LoneKingTablebase.covers(mate.position())
        || !(Fen.read(mate.position().toString()).position() instanceof PositionResult.Valid)) {
      fields.problem(
          "position",
          "there is no lone king against queen, rook, two rooks, two bishops or bishop and knight",
          "Change the position, or name a 'game'");
      return;
    }
    OptionalInt least = LoneKingTablebase.movesToMate(mate.position());
    if (DryRun.of(mate).solution().isEmpty() || least.isEmpty()) {
      fields.problem(
          "position", "mate cannot be forced by the side to move", "Change the position");
    } else if (mate.par() > 0 && least.getAsInt() > mate.par()) {
      fields.problem(
          "at-most",
          "mate takes at least %d moves".formatted(least.getAsInt()),
          "Write 'at-most: %d' or more".formatted(least.getAsInt()));
    }
  }

  static void check(Exercise.WinMiniGame match, YamlFields fields) {
    if (DryRun.of(match).solution().isEmpty()) {
      fields.problem(
          "position",
          "no way was found to win against this opponent",
          "Change 'strength' or 'position'");
    }
  }
}
