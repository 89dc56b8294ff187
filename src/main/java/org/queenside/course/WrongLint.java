package org.queenside.course;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Square;

/** Checks that every answer an author foresaw as wrong is a possible one, and wrong. */
final class WrongLint {
  private WrongLint() {}

  static void check(Exercise exercise, Fields fields) {
    Stage stage = Stage.first(exercise);
    for (String key : exercise.brief().wrong().keySet()) {
      if (!key.equals(AuthorsWord.ANY) && !isWrong(key, exercise, stage)) {
        fields.problem(
            "wrong",
            "'%s' is not a wrong answer that can be given first".formatted(key),
            "Write a square, a legal move (e2e4), the number of an option, or \"*\"");
      }
    }
  }

  private static boolean isWrong(String key, Exercise exercise, Stage stage) {
    return tries(key, exercise, stage)
        .anyMatch(answer -> stage.judge(answer) instanceof Verdict.Missed);
  }

  /** Returns what a learner may do that the key stands for. */
  private static Stream<Answer.Try> tries(String key, Exercise exercise, Stage stage) {
    return switch (exercise) {
      case Exercise.Read _, Exercise.TurnBoard _ -> Stream.of();
      case Exercise.Scored scored -> ScoreLint.tries(key, scored);
      case Exercise.FindSquares _, Exercise.FindFault _ -> onSquare(key, Answer.Pick::new);
      case Exercise.MarkSquares _ -> onSquare(key, Answer.Toggle::new);
      case Exercise.NameSquares _ -> Stream.of(new Answer.Typed(key));
      case Exercise.Errand errand -> moves(key, errand.position().legalMoves());
      case Exercise.ReachGoal goal -> moves(key, goal.position().legalMoves());
      case Exercise.FindAll all -> moves(key, all.position().legalMoves());
      case Exercise.MateOrNot _ -> option(key);
      case Exercise.Script _ -> moves(key, ((ScriptStage) stage).position().legalMoves());
      case Exercise.MateLoneKing mate -> moves(key, mate.position().legalMoves());
      case Exercise.WinMatch match -> moves(key, match.position().legalMoves());
      case Exercise.TryForbidden forbidden -> moves(key, forbidden.position().legalMoves());
      case Exercise.SetUp _ -> placements(key, (SetUpStage) stage);
      case Exercise.Choose choose ->
          Choices.of(choose).isEmpty() ? onSquare(key, Answer.Pick::new) : option(key);
    };
  }

  private interface OnSquare {
    Answer.Try answer(Square square);
  }

  private static Stream<Answer.Try> onSquare(String key, OnSquare answer) {
    Square square = Square.find(key);
    return square == null ? Stream.of() : Stream.of(answer.answer(square));
  }

  static Stream<Answer.Try> moves(String key, List<Move> legal) {
    Square to = Square.find(key);
    Move move = to == null ? uci(key) : null;
    return legal.stream()
        .filter(candidate -> candidate.to() == to || candidate.equals(move))
        .map(Answer.Play::new);
  }

  private static @Nullable Move uci(String key) {
    try {
      return Move.parseUci(key);
    } catch (NotationException noMove) {
      return null;
    }
  }

  private static Stream<Answer.Try> placements(String key, SetUpStage stage) {
    Square square = Square.find(key);
    return square == null
        ? Stream.of()
        : stage.tray().keySet().stream().map(piece -> new Answer.Place(square, piece, null));
  }

  static Stream<Answer.Try> option(String key) {
    return key.matches("[1-9]")
        ? Stream.of(new Answer.Choose(Integer.parseInt(key) - 1))
        : Stream.of();
  }
}
