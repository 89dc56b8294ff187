package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.TURNED;

import java.util.List;
import java.util.stream.Stream;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Option;
import org.queenside.course.model.Scene;
import org.queenside.course.syntax.ExerciseYaml;

/** Turning an empty board until it is the right way round. */
final class TurnBoardKind extends ExerciseKind<Exercise.TurnBoard> {
  TurnBoardKind() {
    super("turn", State::first, List.of(HINTS), List.of(TURNED));
  }

  @Override
  public Exercise.TurnBoard read(ExerciseYaml fields) {
    return new Exercise.TurnBoard(fields.info(Color.WHITE), fields.flag(TURNED));
  }

  @Override
  public Stream<Answer.Try> answersForKey(String key, Exercise.TurnBoard exercise) {
    return Stream.of();
  }

  @Override
  public String hintKey(Exercise.TurnBoard exercise) {
    return "hint.squares";
  }

  /**
   * The state of {@link Exercise.TurnBoard}.
   *
   * @param turned whether it is currently rotated by 90 degrees, so that a1 is light
   */
  record State(Exercise.TurnBoard exercise, boolean turned, boolean complete)
      implements ExerciseState {
    private static final Answer.Choose TURN = new Answer.Choose(0);
    private static final SquareSet RIGHT_HANDS = SquareSet.of(Square.H1, Square.A8);

    static State first(Exercise.TurnBoard exercise) {
      return new State(exercise, exercise.turned(), false);
    }

    @Override
    public Verdict judge(Answer.Try answer) {
      if (complete) {
        return Verdict.ignored();
      }
      if (answer.equals(TURN)) {
        return Verdict.right(new State(exercise, !turned, false));
      }
      return answer instanceof Answer.Done ? done() : Verdict.ignored();
    }

    private Verdict done() {
      BoardHighlights highlights = BoardHighlights.framing(RIGHT_HANDS);
      return turned
          ? Verdict.wrong(Message.coded("turn.wrong"), highlights, Misconception.DARK_CORNER_RIGHT)
          : new Verdict.Right(
              new State(exercise, false, true), null, Message.coded("turn.right"), highlights);
    }

    @Override
    public Scene scene() {
      return new SceneBuilder(Scene.Mode.TURN, exercise.info(), Board.EMPTY)
          .turned(turned)
          .options(complete ? List.of() : List.of(Option.of(Message.coded("turn.quarter"))))
          .scene();
    }

    @Override
    public List<Answer.Try> solution() {
      if (complete) {
        return List.of();
      }
      return turned ? List.of(TURN, new Answer.Done()) : List.of(new Answer.Done());
    }

    @Override
    public BoardHighlights pointer() {
      return complete ? BoardHighlights.NONE : BoardHighlights.framing(RIGHT_HANDS);
    }
  }
}
