package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.NOTATION;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SCORE;
import static org.queenside.course.syntax.ExerciseField.SHEET;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.GameScore;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.Diagram;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.print.ScoreSheetEntries;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.GameSyntax;
import org.queenside.course.syntax.ScoredGame;

/** Finding and correcting mistakes on a score sheet. */
final class SheetFaultKind extends ExerciseKind<Exercise.SheetFault> {
  SheetFaultKind() {
    super(
        "sheet-fault",
        SheetFaultState::first,
        List.of(SCORE, SHEET, HINTS),
        List.of(POSITION, NOTATION));
  }

  @Override
  public Exercise.@Nullable SheetFault read(ExerciseFields fields) {
    ScoredGame game = ScoredGame.read(fields);
    List<String> sheet = fields.required(SHEET, "1. e4 e5 2. Nf6", GameSyntax::sheet);
    return game == null || sheet == null
        ? null
        : new Exercise.SheetFault(game.info(), game.score(), sheet, game.notation());
  }

  @Override
  public void lint(Exercise.SheetFault exercise, ExerciseFields fields) {
    WriteMovesKind.checkWritable(exercise.notation(), fields);
    if (exercise.written().size() != exercise.score().size()) {
      fields.problem(
          SHEET,
          "the sheet has %d entries and the game %d moves"
              .formatted(exercise.written().size(), exercise.score().size()),
          "Write one entry for each move of 'score'");
    } else if (start(exercise).complete()) {
      fields.problem(SHEET, "there is no mistake on the sheet", "Change an entry");
    }
  }

  @Override
  public Stream<Answer.Try> answersNamed(String key, Exercise.SheetFault exercise) {
    return AnswerKeys.option(key);
  }

  @Override
  public PrintedTask print(Exercise.SheetFault exercise) {
    return PrintedTask.of(
        new AnswerFormat.Corrections(ScoreSheetEntries.of(exercise), start(exercise).scene().of()),
        Diagram.ofGame(exercise.score(), exercise.info().orientation()));
  }

  @Override
  public AnswerKey answerKey(Exercise.SheetFault exercise) {
    GameScore score = exercise.score();
    List<AnswerKey.Correction> entries = new ArrayList<>();
    for (Answer.Try answer : DryRun.of(exercise).solution()) {
      if (answer instanceof Answer.Choose(int index)) {
        entries.add(
            new AnswerKey.Correction(
                ScoreSheetEntries.label(score, index),
                exercise.written().get(index),
                score.written(index, exercise.notation())));
      }
    }
    return new AnswerKey.Corrected(entries);
  }
}
