package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SCORE;
import static org.queenside.course.syntax.ExerciseField.SIDE;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.course.model.Answer;
import org.queenside.course.model.DrawTask;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.GameScore;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.Diagram;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.print.ScoreSheetEntries;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.GameSyntax;
import org.queenside.course.syntax.SchemaType;
import org.queenside.course.syntax.ValueParsers;

/** A game that is drawn, or about to be. */
final class DrawKind extends ExerciseKind<Exercise.Draw> {
  static final ExerciseField DRAW =
      ExerciseField.of(
          "draw",
          SchemaType.oneOf(Arrays.stream(DrawTask.values()).map(DrawTask::code)),
          "What the learner does with the drawn game.");

  static final ExerciseField PLAYED =
      ExerciseField.of(
          "played",
          "\"type\": \"integer\", \"minimum\": 0",
          "How many moves of score are on the board at first; none if left out.");

  static final ExerciseField COUNTERS =
      ExerciseField.of(
          "counters",
          SchemaType.FLAG,
          "Whether the counters are shown. If left out, they are, unless a question asks for them.");

  DrawKind() {
    super(
        "draw",
        DrawState::first,
        List.of(DRAW, HINTS),
        List.of(POSITION, SCORE, SIDE, PLAYED, COUNTERS));
  }

  @Override
  public Exercise.@Nullable Draw read(ExerciseYaml fields) {
    Position start = fields.positionOrStart();
    ExerciseInfo info = fields.info(start.turn());
    PgnGame game = fields.has(SCORE) ? GameSyntax.score(fields, start) : null;
    Color side = fields.value(SIDE, ValueParsers::color);
    DrawTask task = fields.required(DRAW, "claim", GameSyntax::task);
    boolean counters = fields.flag(COUNTERS, task != null && !task.isQuestion());
    GameScore score = GameScore.of(start, game == null ? List.of() : game.mainLine());
    int played = fields.number(PLAYED, 0, score.size(), 0);
    return task == null ? null : new Exercise.Draw(info, score, played, task, side, counters);
  }

  @Override
  public void lint(Exercise.Draw exercise, ExerciseYaml fields) {
    DryRun dryRun;
    try {
      dryRun = DryRun.of(exercise);
    } catch (IllegalStateException over) {
      fields.problem(SCORE, "the game ends before its last move", "Remove the last moves");
      return;
    }
    GameScore score = exercise.score();
    Color side = exercise.side();
    DrawTask task = exercise.task();
    if (side != null && score.after(exercise.played()).turn() != side) {
      fields.problem(PLAYED, "that side is not to move then", "Change 'played' or 'side'");
    } else if (task == DrawTask.STATUS && score.after(score.size()).isCheckmate()) {
      fields.problem(SCORE, "the game ends with mate", "Use a game that is drawn or goes on");
    } else if (task.isQuestion()) {
      if (dryRun.rightOptions() != 1 || !dryRun.hasDifferentOptions()) {
        fields.problem(DRAW, "exactly one option must be right", "Change 'score'");
      }
    } else if (dryRun.solution().isEmpty()) {
      if (task == DrawTask.END) {
        fields.problem(SCORE, "the game does not end by itself", "Add moves until it does");
      } else {
        fields.problem(DRAW, "no claim is ever right", "Change 'score', or ask something else");
      }
    }
  }

  @Override
  public Stream<Answer.Try> answersForKey(String key, Exercise.Draw exercise) {
    if (key.equals("claim")) {
      return Stream.of(new Answer.Claim());
    }
    return exercise.task().isQuestion() ? WrongAnswerKeys.option(key) : WrongAnswerKeys.moves(key);
  }

  /** The moves are printed, so the board shows the position after them. */
  @Override
  public @Nullable PrintedTask print(Exercise.Draw exercise) {
    if (!exercise.task().isQuestion()) {
      return null;
    }
    GameScore score = exercise.score();
    Position last = score.after(score.size());
    Diagram board = Diagram.of(last.board(), exercise.info().orientation()).toMove(last.turn());
    return PrintedTask.of(
            new AnswerFormat.Letters(start(exercise).scene().options()), List.of(board))
        .withScore(ScoreSheetEntries.of(score));
  }

  @Override
  public AnswerKey answerKey(Exercise.Draw exercise) {
    return DryRun.of(exercise).rightLetter();
  }
}
