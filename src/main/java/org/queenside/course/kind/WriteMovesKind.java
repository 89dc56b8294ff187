package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.NOTATION;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SCORE;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Notation;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.Diagram;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.print.ScoreSheetEntries;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.ScoredGame;

/** Writing down moves as they are made on the board. */
final class WriteMovesKind extends ExerciseKind<Exercise.WriteMoves> {
  WriteMovesKind() {
    super(
        "write",
        exercise -> new WriteMovesState(exercise, 0),
        List.of(SCORE, HINTS),
        List.of(POSITION, NOTATION));
  }

  @Override
  public Exercise.@Nullable WriteMoves read(ExerciseFields fields) {
    ScoredGame game = ScoredGame.read(fields);
    return game == null
        ? null
        : new Exercise.WriteMoves(game.info(), game.score(), game.notation());
  }

  @Override
  public void lint(Exercise.WriteMoves exercise, ExerciseFields fields) {
    checkWritable(exercise.notation(), fields);
  }

  /** Reports a notation that learners only read and never write. */
  static void checkWritable(Notation notation, ExerciseFields fields) {
    if (notation == Notation.DESCRIPTIVE) {
      fields.problem(
          NOTATION, "descriptive notation is read, not written", "Write 'notation: short'");
    }
  }

  @Override
  public Stream<Answer.Try> answersNamed(String key, Exercise.WriteMoves exercise) {
    return Stream.of(new Answer.Typed(key));
  }

  @Override
  public boolean isJudgedFromBoard() {
    return false;
  }

  @Override
  public PrintedTask print(Exercise.WriteMoves exercise) {
    GameScore score = exercise.score();
    return PrintedTask.of(
        new AnswerFormat.Line(
            IntStream.range(0, score.size())
                .mapToObj(index -> ScoreSheetEntries.label(score, index))
                .map(AnswerFormat.MoveSlot::blank)
                .toList()),
        Diagram.ofGame(score, exercise.info().orientation()));
  }

  @Override
  public AnswerKey answerKey(Exercise.WriteMoves exercise) {
    GameScore score = exercise.score();
    return new AnswerKey.InOrder(
        IntStream.range(0, score.size())
            .mapToObj(index -> score.written(index, exercise.notation()))
            .toList());
  }
}
