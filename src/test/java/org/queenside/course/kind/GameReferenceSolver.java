package org.queenside.course.kind;

import java.util.List;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.San;
import org.queenside.course.model.Answer;
import org.queenside.course.model.DrawTask;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Message;
import org.queenside.course.run.ExerciseRun;

/** Decides, without using the run, which first answers about a game are right. */
final class GameReferenceSolver {
  private GameReferenceSolver() {}

  static boolean isRight(Exercise.GameExercise exercise, Answer.Try answer) {
    GameScore score = exercise.score();
    return switch (exercise) {
      case Exercise.Replay _ -> answer instanceof Answer.Next || answer instanceof Answer.TurnTo;
      case Exercise.WriteMoves _ ->
          answer instanceof Answer.Typed(String text)
              && San.read(score.after(0), text).equals(score.moves().getFirst());
      case Exercise.PlayScoreSheet sheet -> isNext(sheet, answer);
      case Exercise.FindScoreSheetMistake fault -> isFault(fault, answer);
      case Exercise.Draw draw -> isRight(draw, answer);
    };
  }

  private static boolean isNext(Exercise.PlayScoreSheet sheet, Answer.Try answer) {
    Color side = sheet.side();
    int first = side == null || sheet.score().side(0) == side ? 0 : 1;
    Position position = sheet.score().after(first);
    Move wanted = sheet.score().moves().get(first);
    return switch (answer) {
      case Answer.Play(Move move) ->
          Ruling.of(position, move) instanceof Ruling.Legal legal && legal.move().equals(wanted);
      case Answer.Typed(String text) -> San.read(position, text).equals(wanted);
      default -> false;
    };
  }

  /** An entry is wrong if a strict parser doesn't find the move. */
  private static boolean isFault(Exercise.FindScoreSheetMistake fault, Answer.Try answer) {
    if (answer instanceof Answer.Choose(int index)) {
      String entry = fault.written().get(index);
      return !entry.equals(fault.score().written(index, fault.notation()));
    }
    return answer instanceof Answer.TurnTo;
  }

  private static boolean isRight(Exercise.Draw draw, Answer.Try answer) {
    List<Move> moves = draw.score().moves();
    Game game = Game.from(draw.score().after(0));
    int shown = draw.task().isQuestion() ? moves.size() : draw.played();
    for (Move move : moves.subList(0, shown)) {
      game = game.play(move);
    }
    return switch (answer) {
      case Answer.Choose(int option) ->
          draw.task() == DrawTask.COUNT
              ? isCount(draw, option)
              : option == right(draw.task(), game);
      case Answer.Claim _ -> !game.claims().isEmpty();
      case Answer.Play(Move move) -> move.equals(moves.get(shown));
      case Answer.Typed(String text) -> San.read(game.position(), text).equals(moves.get(shown));
      case Answer.Next _, Answer.TurnTo _, Answer.Declare _ -> true;
      default -> false;
    };
  }

  private static int right(DrawTask task, Game game) {
    return switch (task) {
      case TIMES -> game.repetitions() - 1;
      case STATUS -> game.isOver() ? 0 : game.claims().isEmpty() ? 2 : 1;
      case COUNT, CLAIM, END -> throw new IllegalArgumentException(task.toString());
    };
  }

  /** Counts the moves since the last capture or pawn move. */
  private static boolean isCount(Exercise.Draw draw, int option) {
    GameScore score = draw.score();
    int quiet = score.after(0).halfmoveClock();
    for (int index = 0; index < score.size(); index++) {
      Position before = score.after(index);
      Move move = score.moves().get(index);
      boolean pawn = before.pieces(Role.PAWN).contains(move.from());
      quiet = pawn || before.occupied().contains(move.to()) ? 0 : quiet + 1;
    }
    Message label = ExerciseRun.start(draw).scene().options().get(option).label();
    return label.equals(Message.coded("draw.count-option", quiet / 2));
  }
}
