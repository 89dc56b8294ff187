package org.queenside.course.source;

import java.util.Arrays;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.syntax.YamlFields;

/** Checks that every answer an author foresaw as wrong is a possible one, and wrong. */
final class WrongAnswerLint {
  private WrongAnswerLint() {}

  static void check(Exercise exercise, YamlFields fields) {
    DryRun trial = DryRun.of(exercise);
    for (String key : exercise.info().wrong().keySet()) {
      if (!key.equals(ExerciseInfo.ANY) && tries(key, exercise, trial).noneMatch(trial::isWrong)) {
        fields.problem(
            "wrong",
            "'%s' is not a wrong answer that can be given first".formatted(key),
            "Write a square, a legal move (e2e4), the number of an option, or \"*\"");
      }
    }
  }

  /** Returns what a learner may do that the key stands for. */
  private static Stream<Answer.Try> tries(String key, Exercise exercise, DryRun trial) {
    return switch (exercise) {
      case Exercise.Read _, Exercise.TurnBoard _, Exercise.Replay _ -> Stream.of();
      case Exercise.FindSquares _, Exercise.FindFault _ -> onSquare(key, Answer.Pick::new);
      case Exercise.MarkSquares _ -> onSquare(key, Answer.Toggle::new);
      case Exercise.NameSquares _, Exercise.WriteMoves _ -> Stream.of(new Answer.Typed(key));
      case Exercise.SoloTask _,
          Exercise.ReachGoal _,
          Exercise.FindAll _,
          Exercise.Script _,
          Exercise.MateLoneKing _,
          Exercise.WinMiniGame _,
          Exercise.TryForbidden _,
          Exercise.PlaySheet _ ->
          moves(key);
      case Exercise.MateOrNot _, Exercise.SheetFault _ -> option(key);
      case Exercise.SetUp _ -> placements(key, trial);
      case Exercise.Choose _ ->
          trial.scene().options().isEmpty() ? onSquare(key, Answer.Pick::new) : option(key);
      case Exercise.Draw draw ->
          key.equals("claim")
              ? Stream.of(new Answer.Claim())
              : draw.task().isQuestion() ? option(key) : moves(key);
    };
  }

  private interface OnSquare {
    Answer.Try answer(Square square);
  }

  private static Stream<Answer.Try> onSquare(String key, OnSquare answer) {
    Square square = Square.find(key);
    return square == null ? Stream.of() : Stream.of(answer.answer(square));
  }

  /** A square stands for every move to it. */
  private static Stream<Answer.Try> moves(String key) {
    Square to = Square.find(key);
    Move move = uci(key);
    Stream<Move> moves =
        to == null
            ? Stream.ofNullable(move)
            : Arrays.stream(Square.values()).flatMap(from -> DryRun.moves(from, to));
    return moves.map(Answer.Play::new);
  }

  private static @Nullable Move uci(String key) {
    try {
      return Move.parseUci(key);
    } catch (NotationException noMove) {
      return null;
    }
  }

  private static Stream<Answer.Try> placements(String key, DryRun trial) {
    Square square = Square.find(key);
    return square == null
        ? Stream.of()
        : trial.scene().tray().keySet().stream()
            .map(piece -> new Answer.Place(square, piece, null));
  }

  private static Stream<Answer.Try> option(String key) {
    return key.matches("[1-9]")
        ? Stream.of(new Answer.Choose(Integer.parseInt(key) - 1))
        : Stream.of();
  }
}
