package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.FIND;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.KIND;
import static org.queenside.course.syntax.ExerciseField.NAME;
import static org.queenside.course.syntax.ExerciseField.POSITION;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.feedback.SquareConfusion;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.ValueParsers;

/** Finding squares by name. */
final class FindSquaresKind extends ExerciseKind<Exercise.FindSquares> {
  FindSquaresKind() {
    super("square", exercise -> new State(exercise, 0), List.of(FIND, HINTS), List.of(POSITION));
  }

  @Override
  public Exercise.@Nullable FindSquares read(ExerciseYaml fields) {
    Position position = fields.positionOrEmptyBoard();
    ExerciseInfo info = fields.info(position.turn());
    List<Square> squares = fields.values(FIND, ValueParsers::square);
    if (squares.isEmpty() || fields.has(NAME)) {
      fields.problem(
          KIND,
          "an exercise with squares needs either 'find' or 'name'",
          "Add 'find: [e4]' or 'name: [e4]', not both");
      return null;
    }
    return new Exercise.FindSquares(info, position, squares);
  }

  @Override
  public Stream<Answer.Try> answersForKey(String key, Exercise.FindSquares exercise) {
    return WrongAnswerKeys.onSquare(key, Answer.Pick::new);
  }

  @Override
  public String hintKey(Exercise.FindSquares exercise) {
    return "hint.squares";
  }

  @Override
  public boolean canReplayLoggedAnswers() {
    return false;
  }

  @Override
  public PrintedTask print(Exercise.FindSquares exercise) {
    return withFirstBoard(new AnswerFormat.Numbers(exercise.squares()), exercise);
  }

  @Override
  public AnswerKey answerKey(Exercise.FindSquares exercise) {
    return AnswerKey.ofSquares(exercise.squares());
  }

  /**
   * The state of {@link Exercise.FindSquares}.
   *
   * @param found the number of squares found so far
   */
  record State(Exercise.FindSquares exercise, int found) implements ExerciseState {

    @Override
    public Verdict judge(Answer.Try answer) {
      if (!(answer instanceof Answer.Pick(Square picked)) || complete()) {
        return Verdict.ignored();
      }
      Square wanted = exercise.squares().get(found);
      return picked == wanted
          ? Verdict.right(new State(exercise, found + 1))
          : Verdict.wrong(
              BoardHighlights.crossing(picked),
              "find." + SquareConfusion.of(wanted, picked),
              wanted,
              picked);
    }

    @Override
    public boolean complete() {
      return found == exercise.squares().size();
    }

    @Override
    public Scene scene() {
      SquareSet done =
          exercise.squares().subList(0, found).stream()
              .reduce(SquareSet.EMPTY, SquareSet::with, SquareSet::union);
      SceneBuilder draft =
          SceneBuilder.of(Scene.Mode.PICK, exercise.info(), exercise.position())
              .noTurn()
              .marks(done)
              .progress(found, exercise.squares().size());
      if (!complete()) {
        draft.prompt(Message.coded("find.prompt", exercise.squares().get(found)));
      }
      return draft.scene();
    }

    @Override
    public List<Answer.Try> solution() {
      return exercise.squares().stream().skip(found).<Answer.Try>map(Answer.Pick::new).toList();
    }

    @Override
    public BoardHighlights pointer() {
      return complete()
          ? BoardHighlights.NONE
          : BoardHighlights.framing(exercise.squares().get(found));
    }
  }
}
