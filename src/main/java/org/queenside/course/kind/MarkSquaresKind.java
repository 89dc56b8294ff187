package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.feedback.MarkSquaresFeedback;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Scene;
import org.queenside.course.model.SquareRule;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.SchemaType;
import org.queenside.course.syntax.SquareRuleSyntax;

/** Marking all squares that fit a rule. */
final class MarkSquaresKind extends ExerciseKind<Exercise.MarkSquares> {
  static final ExerciseField MARK =
      ExerciseField.of(
          "mark",
          SchemaType.pattern(
              "^((targets|moves|attacks|defenders) of [a-h][1-8]"
                  + "|attackers of [a-h][1-8]( by (white|black))?|attacked by (white|black)"
                  + "|rank [1-8]|file [a-h]|diagonal [a-h][1-8]-[a-h][1-8]|squares (light|dark)"
                  + "|pieces that can (move|capture)|pinned pieces)$"),
          "The squares to mark; the rules compute them.");

  MarkSquaresKind() {
    super("mark", State::first, List.of(MARK, HINTS), List.of(POSITION));
  }

  @Override
  public Exercise.@Nullable MarkSquares read(ExerciseYaml fields) {
    Position position = fields.positionOrEmptyBoard();
    ExerciseInfo info = fields.info(position.turn());
    SquareRule rule =
        fields.required(MARK, "targets of a1", text -> SquareRuleSyntax.read(text, position));
    return rule == null ? null : new Exercise.MarkSquares(info, position, rule);
  }

  @Override
  public void lint(Exercise.MarkSquares exercise, ExerciseYaml fields) {
    if (exercise.rule().squares(exercise.position()).isEmpty()) {
      fields.problem(MARK, "no square fits", "Change the position or what is to be marked");
    }
  }

  @Override
  public Stream<Answer.Try> answersForKey(String key, Exercise.MarkSquares exercise) {
    return WrongAnswerKeys.onSquare(key, Answer.Toggle::new);
  }

  @Override
  public String hintKey(Exercise.MarkSquares exercise) {
    return "hint.squares";
  }

  @Override
  public boolean canReplayLoggedAnswers() {
    return false;
  }

  @Override
  public PrintedTask print(Exercise.MarkSquares exercise) {
    return withFirstBoard(new AnswerFormat.Ticks(), exercise);
  }

  @Override
  public AnswerKey answerKey(Exercise.MarkSquares exercise) {
    return new AnswerKey.AllOf(
        exercise.rule().squares(exercise.position()).stream().map(Square::toString).toList());
  }

  /**
   * The state of {@link Exercise.MarkSquares}. Only right squares are marked; a wrong one is
   * answered at once.
   *
   * @param wanted all squares to mark
   */
  record State(Exercise.MarkSquares exercise, SquareSet wanted, SquareSet marked)
      implements ExerciseState {

    static State first(Exercise.MarkSquares exercise) {
      return new State(exercise, exercise.rule().squares(exercise.position()), SquareSet.EMPTY);
    }

    @Override
    public Verdict judge(Answer.Try answer) {
      if (answer instanceof Answer.Toggle(Square square)) {
        return toggle(square);
      }
      if (answer instanceof Answer.Done && !complete()) {
        return Verdict.wrong(BoardHighlights.NONE, "mark.missing", missing().size());
      }
      return Verdict.ignored();
    }

    private Verdict toggle(Square square) {
      if (marked.contains(square)) {
        return Verdict.right(new State(exercise, wanted, marked.without(square)));
      }
      return wanted.contains(square)
          ? Verdict.right(new State(exercise, wanted, marked.with(square)))
          : new Verdict.Rejected(
              MarkSquaresFeedback.of(exercise.rule(), exercise.position(), square));
    }

    private SquareSet missing() {
      return wanted.minus(marked);
    }

    @Override
    public boolean complete() {
      return marked.equals(wanted);
    }

    @Override
    public Scene scene() {
      SquareSet subject =
          switch (exercise.rule()) {
            case SquareRule.Targets(Square from) -> SquareSet.of(from);
            case SquareRule.Attacks(Square from) -> SquareSet.of(from);
            case SquareRule.Attackers(Square target, _) -> SquareSet.of(target);
            case SquareRule.AttackedBy _,
                SquareRule.Rank _,
                SquareRule.File _,
                SquareRule.Diagonal _,
                SquareRule.SquareColour _,
                SquareRule.CanMove _,
                SquareRule.CanCapture _,
                SquareRule.Pinned _ ->
                SquareSet.EMPTY;
          };
      return SceneBuilder.of(Scene.Mode.MARK, exercise.info(), exercise.position())
          .marks(marked)
          .circles(subject)
          .progress(marked.size(), wanted.size())
          .scene();
    }

    @Override
    public List<Answer.Try> solution() {
      return missing().stream().<Answer.Try>map(Answer.Toggle::new).toList();
    }

    @Override
    public BoardHighlights pointer() {
      return BoardHighlights.framing(missing());
    }
  }
}
