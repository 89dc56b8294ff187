package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.ANSWER;
import static org.queenside.course.syntax.ExerciseField.BEFORE;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.KIND;
import static org.queenside.course.syntax.ExerciseField.OPTIONS;
import static org.queenside.course.syntax.ExerciseField.POSITION;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
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
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Option;
import org.queenside.course.model.Question;
import org.queenside.course.model.Scene;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.question.JudgedOption;
import org.queenside.course.question.QuestionOptions;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.QuestionSyntax;
import org.queenside.course.syntax.SchemaType;
import org.queenside.course.syntax.StartingPosition;
import org.queenside.course.syntax.ValueParsers;
import org.queenside.course.syntax.YamlFields;

/** A question with options, or about a square. */
final class ChooseKind extends ExerciseKind<Exercise.Choose> {
  static final ExerciseField ASK =
      ExerciseField.of(
          "ask",
          SchemaType.STRING,
          "A question the rules answer: " + String.join(", ", QuestionSyntax.EXAMPLES) + ".");

  ChooseKind() {
    super("choose", State::first, List.of(HINTS), List.of(POSITION, BEFORE, ASK, OPTIONS, ANSWER));
  }

  @Override
  public List<Set<ExerciseField>> alternatives() {
    return List.of(Set.of(ASK), Set.of(OPTIONS, ANSWER));
  }

  @Override
  public Exercise.@Nullable Choose read(ExerciseYaml fields) {
    StartingPosition start = fields.startingFrom(fields.positionOrEmptyBoard());
    ExerciseInfo info = fields.info(start.position().turn());
    if (fields.has(ASK) == fields.has(OPTIONS)) {
      fields.problem(
          KIND,
          "a choice needs either 'ask' or 'options'",
          "Add 'ask: legal e2e4' for the rules to answer, or 'options' with an 'answer'");
      return null;
    }
    if (fields.has(ASK) && fields.has(ANSWER)) {
      fields.problem(ANSWER, "the rules know the answer", "Remove 'answer'");
    }
    Question question =
        fields.has(ASK) ? fields.value(ASK, QuestionSyntax::read) : plainQuestion(fields);
    return question == null
        ? null
        : new Exercise.Choose(info, start.position(), start.context(), question);
  }

  private static @Nullable Question plainQuestion(ExerciseYaml fields) {
    List<Question.PlainOption> options = new ArrayList<>();
    for (YamlFields option : fields.blocks(OPTIONS)) {
      options.add(
          new Question.PlainOption(
              option.required("text", "Yes"),
              option.text("because"),
              option.value("shows", ValueParsers::misconception)));
      option.finish();
    }
    if (options.size() < 2) {
      fields.problem(OPTIONS, "a choice needs two options or more", "Add '- text: …'");
      return null;
    }
    int answer = fields.number(ANSWER, 1, options.size(), 0);
    if (!fields.has(ANSWER)) {
      fields.problem(ANSWER, "'answer' is missing", "Add 'answer: 1' for the first option");
    }
    return new Question.Plain(options, answer - 1);
  }

  @Override
  public void lint(Exercise.Choose exercise, ExerciseYaml fields) {
    QuestionLint.check(exercise, fields);
  }

  @Override
  public Stream<Answer.Try> answersForKey(String key, Exercise.Choose exercise) {
    return start(exercise).scene().options().isEmpty()
        ? WrongAnswerKeys.onSquare(key, Answer.Pick::new)
        : WrongAnswerKeys.option(key);
  }

  @Override
  public String hintKey(Exercise.Choose exercise) {
    return "hint.squares";
  }

  @Override
  public PrintedTask print(Exercise.Choose exercise) {
    List<Option> options = start(exercise).scene().options();
    if (options.isEmpty()) {
      return withFirstBoard(new AnswerFormat.OneSquare(), exercise);
    }
    AnswerFormat letters = new AnswerFormat.Letters(options);
    // With pictures as options, the position is one of them.
    return options.stream().anyMatch(option -> option.picture() != null)
        ? PrintedTask.of(letters, List.of())
        : withFirstBoard(letters, exercise);
  }

  @Override
  public AnswerKey answerKey(Exercise.Choose exercise) {
    DryRun run = DryRun.of(exercise);
    return run.scene().options().isEmpty()
        ? new AnswerKey.OneOf(
            Arrays.stream(Square.values())
                .filter(square -> run.isSolvedBy(new Answer.Pick(square)))
                .map(Square::toString)
                .toList(),
            true)
        : run.rightLetter();
  }

  /**
   * A question, answered with one of its options or, if it has none, with a square.
   *
   * @param squares the right squares of a question answered on the board
   */
  record State(
      Exercise.Choose exercise, List<JudgedOption> choices, SquareSet squares, boolean complete)
      implements ExerciseState {

    static State first(Exercise.Choose exercise) {
      SquareSet squares =
          exercise.question() instanceof Question.MostValuable
              ? PieceValue.mostValuable(exercise.position(), exercise.position().turn().opposite())
              : SquareSet.EMPTY;
      return new State(exercise, QuestionOptions.of(exercise), squares, false);
    }

    @Override
    public Verdict judge(Answer.Try answer) {
      if (complete) {
        return Verdict.ignored();
      }
      if (answer instanceof Answer.Choose(int option) && option >= 0 && option < choices.size()) {
        return OptionAnswerJudge.judge(
            choices.get(option), solved(), misconception(choices.get(option)));
      }
      if (answer instanceof Answer.Pick(Square square) && choices.isEmpty()) {
        return judge(square);
      }
      return Verdict.ignored();
    }

    /**
     * If the rules know the misconception behind one wrong option, they know all of them. The
     * author's is more precise than a basic one.
     */
    private @Nullable Misconception misconception(JudgedOption choice) {
      Misconception named = exercise.info().onlyMisconception();
      Misconception shown = choice.misconception();
      if (named != null && shown != null && shown.isBasic()) {
        return named;
      }
      boolean known =
          !(exercise.question() instanceof Question.Plain)
              && choices.stream().anyMatch(each -> each.misconception() != null);
      return known || shown != null ? shown : named;
    }

    private Verdict judge(Square square) {
      Position position = exercise.position();
      Piece piece = position.at(square);
      Color side = position.turn().opposite();
      BoardHighlights cross = BoardHighlights.crossing(square);
      if (squares.contains(square)) {
        Message praise =
            Message.coded(
                "most-valuable.right",
                Objects.requireNonNull(piece),
                square,
                PieceValue.on(position, square));
        return new Verdict.Right(solved(), null, praise, BoardHighlights.framing(squares));
      }
      if (piece == null) {
        return Verdict.wrong(cross, "mark.empty", square);
      }
      return piece.color() == side
          ? Verdict.wrong(
              cross, "most-valuable.wrong", piece, square, PieceValue.on(position, square))
          : Verdict.wrong(cross, "mark.other-side", piece, square, side);
    }

    private State solved() {
      return new State(exercise, choices, squares, true);
    }

    @Override
    public Scene scene() {
      Scene.Mode mode = choices.isEmpty() ? Scene.Mode.PICK : Scene.Mode.SHOW;
      return SceneBuilder.of(mode, exercise.info(), exercise.position())
          .last(exercise.context().lastMove())
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
      return OptionAnswerJudge.solution(choices);
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
              .map(JudgedOption::highlights)
              .orElse(BoardHighlights.NONE);
    }
  }
}
