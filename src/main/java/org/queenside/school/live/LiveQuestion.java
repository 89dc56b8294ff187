package org.queenside.school.live;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Goal;
import org.queenside.course.model.Scene;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;

/**
 * An exercise whose answer is a single move, square or option.
 *
 * @param solution a right answer; there may be others
 * @param why the reason it is right
 * @param solved the board after it
 */
public record LiveQuestion(
    Exercise exercise, Answer.Try solution, AnswerOutcome.Solved why, Scene solved) {

  /** What every legal move achieves. */
  static final Goal ANY_MOVE = new Goal.All(List.of());

  private static final String OPTION = "#";

  /** Returns an exercise as a question, or null if it needs more than one answer. */
  public static @Nullable LiveQuestion of(Exercise exercise) {
    if (!mayBeAsked(exercise)) {
      return null;
    }
    ExerciseRun run = ExerciseRun.start(exercise);
    // A page has room for one board.
    boolean hasPictures = run.scene().options().stream().anyMatch(each -> each.picture() != null);
    return run.scene().aside() == null
            && !hasPictures
            && run.answer(new Answer.ShowMe()).outcome()
                instanceof AnswerOutcome.Shown(var answers, var scenes, var end)
            && answers.size() == 1
            && isOneTap(answers.getFirst())
        ? new LiveQuestion(exercise, answers.getFirst(), end, scenes.getFirst())
        : null;
  }

  /** In other kinds, a refused move may be the answer, or one answer is only the first step. */
  private static boolean mayBeAsked(Exercise exercise) {
    return switch (exercise) {
      case Exercise.ReachGoal goal -> goal.moves() == 1;
      case Exercise.FindSquares _, Exercise.FindAll _, Exercise.Script _, Exercise.Choose _ -> true;
      default -> false;
    };
  }

  /** Returns whether it asks for any move, so that no answer is wrong. */
  public boolean isOpen() {
    return exercise instanceof Exercise.ReachGoal goal && goal.goal().equals(ANY_MOVE);
  }

  private static boolean isOneTap(Answer answer) {
    return answer instanceof Answer.Play
        || answer instanceof Answer.Pick
        || answer instanceof Answer.Choose;
  }

  /** Returns the board with the question. */
  public Scene scene() {
    return ExerciseRun.start(exercise).scene();
  }

  /** Judges an answer. */
  AnswerResult judge(Answer.Try answer) {
    return ExerciseRun.start(exercise).answer(answer);
  }

  /** Returns a short text for an answer, or null if it can't be one to this question. */
  @Nullable String code(Answer.Try answer) {
    return switch (answer) {
      case Answer.Play(Move move) -> move.toString();
      case Answer.Pick(Square square) -> square.toString();
      case Answer.Choose(int option) -> OPTION + option;
      case Answer.Typed(String text) -> {
        Position position = scene().position();
        Move move = position == null ? null : LenientMoveParser.read(position, text);
        yield move == null ? null : move.toString();
      }
      default -> null;
    };
  }

  /** Reads what {@link #code} wrote. */
  public Answer.Try answer(String code) {
    if (code.startsWith(OPTION)) {
      return new Answer.Choose(Integer.parseInt(code.substring(1)));
    }
    Square square = Square.find(code);
    return square == null ? new Answer.Play(Move.parseUci(code)) : new Answer.Pick(square);
  }
}
