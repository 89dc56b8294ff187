package org.queenside.course.kind;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.PieceValue;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Question;
import org.queenside.course.model.Scene;
import org.queenside.course.question.JudgedOption;
import org.queenside.course.question.QuestionOptions;

/**
 * A question, answered with one of its options or, if it has none, with a square.
 *
 * @param squares the right squares of a question answered on the board
 */
record ChooseState(
    Exercise.Choose exercise, List<JudgedOption> choices, SquareSet squares, boolean complete)
    implements ExerciseState {

  static ChooseState first(Exercise.Choose exercise) {
    SquareSet squares =
        exercise.question() instanceof Question.MostValuable
            ? PieceValue.dearest(exercise.position(), exercise.position().turn().opposite())
            : SquareSet.EMPTY;
    return new ChooseState(exercise, QuestionOptions.of(exercise), squares, false);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    if (complete) {
      return Verdict.ignored();
    }
    if (answer instanceof Answer.Choose(int option) && option >= 0 && option < choices.size()) {
      return OptionAnswer.judge(choices.get(option), solved(), misconception(choices.get(option)));
    }
    if (answer instanceof Answer.Pick(Square square) && choices.isEmpty()) {
      return judge(square);
    }
    return Verdict.ignored();
  }

  /** If the rules know the misconception behind one wrong option, they know all of them. */
  private @Nullable Misconception misconception(JudgedOption choice) {
    boolean known =
        !(exercise.question() instanceof Question.Plain)
            && choices.stream().anyMatch(each -> each.misconception() != null);
    return known || choice.misconception() != null
        ? choice.misconception()
        : exercise.info().onlyMisconception();
  }

  private Verdict judge(Square square) {
    Position position = exercise.position();
    Piece piece = position.at(square);
    Color side = position.turn().opposite();
    BoardHighlights cross = BoardHighlights.crossing(square);
    if (squares.contains(square)) {
      Message praise =
          Message.coded(
              "dearest.right",
              Objects.requireNonNull(piece),
              square,
              PieceValue.on(position, square));
      return new Verdict.Right(solved(), null, praise, BoardHighlights.framing(squares));
    }
    if (piece == null) {
      return Verdict.wrong(cross, "mark.empty", square);
    }
    return piece.color() == side
        ? Verdict.wrong(cross, "dearest.wrong", piece, square, PieceValue.on(position, square))
        : Verdict.wrong(cross, "mark.other-side", piece, square, side);
  }

  private ChooseState solved() {
    return new ChooseState(exercise, choices, squares, true);
  }

  @Override
  public Scene scene() {
    Scene.Mode mode = choices.isEmpty() ? Scene.Mode.PICK : Scene.Mode.SHOW;
    return SceneBuilder.of(mode, exercise.info(), exercise.position())
        .last(exercise.past().lastMove())
        .options(choices.stream().map(JudgedOption::option).toList())
        .marks(complete ? squares : SquareSet.EMPTY)
        .circles(subject())
        .checkUnsaid(!complete && asksForCheck())
        .scene();
  }

  /** Returns whether showing the king in check would give away all or part of the answer. */
  private boolean asksForCheck() {
    return exercise.question() instanceof Question.Check
        || exercise.question() instanceof Question.Status
        || exercise.question() instanceof Question.Result;
  }

  /** Returns the squares that the question mentions. */
  private SquareSet subject() {
    return switch (exercise.question()) {
      case Question.ColourOf(Square square) -> SquareSet.of(square);
      case Question.Attacked(Square square, _) -> SquareSet.of(square);
      case Question.Defended(Square square) -> SquareSet.of(square);
      case Question.Safe(Square square) -> SquareSet.of(square);
      case Question.Legal(AttemptedMove tried) -> SquareSet.of(tried.from(), tried.to());
      case Question.Turn _,
          Question.Check _,
          Question.Status _,
          Question.Result _,
          Question.Dead _,
          Question.Castlings _,
          Question.Reason _,
          Question.Balance _,
          Question.Worth _,
          Question.Trade _,
          Question.MostValuable _,
          Question.StandsRight _,
          Question.Plain _ ->
          SquareSet.EMPTY;
    };
  }

  @Override
  public List<Answer.Try> solution() {
    if (complete) {
      return List.of();
    }
    if (choices.isEmpty()) {
      return squares.stream().<Answer.Try>map(Answer.Pick::new).limit(1).toList();
    }
    return OptionAnswer.solution(choices);
  }

  @Override
  public boolean canPoint() {
    return !complete && !pointer().equals(BoardHighlights.NONE);
  }

  @Override
  public BoardHighlights pointer() {
    return choices.isEmpty()
        ? BoardHighlights.framing(squares)
        : choices.stream()
            .filter(JudgedOption::right)
            .findFirst()
            .map(JudgedOption::sketch)
            .orElse(BoardHighlights.NONE);
  }
}
