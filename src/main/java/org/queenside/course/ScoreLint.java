package org.queenside.course;

import java.util.List;
import java.util.stream.Stream;
import org.queenside.chess.Color;

/** Checks the exercises about games and score sheets. */
final class ScoreLint {
  private final Fields fields;

  private ScoreLint(Fields fields) {
    this.fields = fields;
  }

  static void check(Exercise.Scored exercise, Fields fields) {
    new ScoreLint(fields).check(exercise);
  }

  private void check(Exercise.Scored exercise) {
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
    if (PlaySheetStage.first(sheet).complete()) {
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
    } else if (SheetFaultStage.first(exercise).faults().isEmpty()) {
      fields.problem("sheet", "there is no mistake on the sheet", "Change an entry");
    }
  }

  private void draw(Exercise.Draw draw) {
    DrawStage first;
    try {
      first = DrawStage.first(draw);
    } catch (IllegalStateException over) {
      fields.problem("score", "the game ends before its last move", "Take the last moves away");
      return;
    }
    Color side = draw.side();
    if (side != null && first.now().position().turn() != side) {
      fields.problem("played", "that side is not to move then", "Change 'played' or 'side'");
    } else if (first.solution().isEmpty()) {
      fields.problem("draw", "no claim is ever right", "Change 'score', or ask something else");
    } else if (draw.task() == DrawTask.END && !first.games().getLast().isOver()) {
      fields.problem("score", "the game does not end by itself", "Add moves until it does");
    } else if (draw.task() == DrawTask.STATUS
        && first.games().getLast().outcome() instanceof org.queenside.chess.Outcome.Checkmate) {
      fields.problem("score", "the game ends with mate", "Ask about a draw, or about no draw");
    } else if (draw.task().isQuestion()) {
      options(DrawChoices.of(draw, first.games().getLast()));
    }
  }

  private void options(List<Choice> choices) {
    long labels = choices.stream().map(Choice::option).distinct().count();
    if (choices.stream().filter(Choice::right).count() != 1 || labels != choices.size()) {
      fields.problem("draw", "not exactly one option is right", "Change 'score'");
    }
  }

  /** Returns what a learner may do first that the key of a wrong answer stands for. */
  static Stream<Answer.Try> tries(String key, Exercise.Scored exercise) {
    return switch (exercise) {
      case Exercise.Replay _ -> Stream.of();
      case Exercise.WriteMoves _ -> Stream.of(new Answer.Typed(key));
      case Exercise.PlaySheet sheet ->
          WrongLint.moves(key, PlaySheetStage.first(sheet).position().legalMoves());
      case Exercise.SheetFault _ -> WrongLint.option(key);
      case Exercise.Draw draw ->
          switch (key) {
            case "claim" -> Stream.of(new Answer.Claim());
            default ->
                draw.task().isQuestion()
                    ? WrongLint.option(key)
                    : WrongLint.moves(key, DrawStage.first(draw).now().position().legalMoves());
          };
    };
  }
}
