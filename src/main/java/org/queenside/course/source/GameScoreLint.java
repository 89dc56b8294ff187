package org.queenside.course.source;

import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.course.model.DrawTask;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Notation;
import org.queenside.course.syntax.YamlFields;

/** Checks the exercises about games and score sheets. */
final class GameScoreLint {
  private final YamlFields fields;

  private GameScoreLint(YamlFields fields) {
    this.fields = fields;
  }

  static void check(Exercise.GameExercise exercise, YamlFields fields) {
    new GameScoreLint(fields).check(exercise);
  }

  private void check(Exercise.GameExercise exercise) {
    switch (exercise) {
      case Exercise.Replay replay -> remarks(replay);
      case Exercise.WriteMoves write -> algebraic(write.notation());
      case Exercise.PlaySheet sheet -> ownMoves(sheet);
      case Exercise.SheetFault fault -> fault(fault);
      case Exercise.Draw draw -> draw(draw);
    }
  }

  private void remarks(Exercise.Replay replay) {
    TextLint texts = new TextLint(fields);
    replay.remarks().values().forEach(remark -> texts.text("score", remark, 3, 300));
  }

  private void algebraic(Notation notation) {
    if (notation == Notation.DESCRIPTIVE) {
      fields.problem(
          "notation", "descriptive notation is read, not written", "Write 'notation: short'");
    }
  }

  private void ownMoves(Exercise.PlaySheet sheet) {
    if (DryRun.of(sheet).finished()) {
      fields.problem("side", "that side has no move to make", "Change 'side' or 'score'");
    }
  }

  private void fault(Exercise.SheetFault exercise) {
    algebraic(exercise.notation());
    if (exercise.written().size() != exercise.score().size()) {
      fields.problem(
          "sheet",
          "the sheet has %d entries and the game %d moves"
              .formatted(exercise.written().size(), exercise.score().size()),
          "Write one entry for each move of 'score'");
    } else if (DryRun.of(exercise).finished()) {
      fields.problem("sheet", "there is no mistake on the sheet", "Change an entry");
    }
  }

  private void draw(Exercise.Draw draw) {
    DryRun trial;
    try {
      trial = DryRun.of(draw);
    } catch (IllegalStateException over) {
      fields.problem("score", "the game ends before its last move", "Take the last moves away");
      return;
    }
    Color side = draw.side();
    if (side != null && draw.score().after(draw.played()).turn() != side) {
      fields.problem("played", "that side is not to move then", "Change 'played' or 'side'");
    } else if (draw.task() == DrawTask.STATUS && last(draw).isCheckmate()) {
      fields.problem("score", "the game ends with mate", "Ask about a draw, or about no draw");
    } else if (draw.task().isQuestion()) {
      options(trial);
    } else if (trial.solution().isEmpty()) {
      noWay(draw.task());
    }
  }

  private static Position last(Exercise.Draw draw) {
    return draw.score().after(draw.score().size());
  }

  private void noWay(DrawTask task) {
    if (task == DrawTask.END) {
      fields.problem("score", "the game does not end by itself", "Add moves until it does");
    } else {
      fields.problem("draw", "no claim is ever right", "Change 'score', or ask something else");
    }
  }

  private void options(DryRun trial) {
    if (trial.rightOptions() != 1 || !trial.hasDifferentOptions()) {
      fields.problem("draw", "not exactly one option is right", "Change 'score'");
    }
  }
}
