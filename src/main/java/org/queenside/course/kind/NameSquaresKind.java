package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.FIND;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.NAME;
import static org.queenside.course.syntax.ExerciseField.POSITION;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.feedback.SquareConfusion;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Message;
import org.queenside.course.model.Option;
import org.queenside.course.model.Scene;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.ValueParsers;

/** Naming lit squares. */
final class NameSquaresKind extends ExerciseKind<Exercise.NameSquares> {
  NameSquaresKind() {
    super("square", exercise -> new State(exercise, 0), List.of(NAME, HINTS), List.of(POSITION));
  }

  @Override
  boolean isDescribedBy(ExerciseYaml fields) {
    return fields.has(NAME) && !fields.has(FIND);
  }

  @Override
  public Exercise.NameSquares read(ExerciseYaml fields) {
    Position position = fields.positionOrEmptyBoard();
    ExerciseInfo info = fields.info(position.turn());
    List<Square> squares = fields.values(NAME, ValueParsers::square);
    if (squares.isEmpty()) {
      fields.problem(NAME, "there is no square to name", "Add 'name: [e4]'");
    }
    return new Exercise.NameSquares(info, position, squares);
  }

  @Override
  public Stream<Answer.Try> answersForKey(String key, Exercise.NameSquares exercise) {
    return Stream.of(new Answer.Typed(key));
  }

  @Override
  public String hintKey(Exercise.NameSquares exercise) {
    return "hint.name";
  }

  @Override
  public boolean canReplayLoggedAnswers() {
    return false;
  }

  @Override
  public PrintedTask print(Exercise.NameSquares exercise) {
    return PrintedTask.of(
        new AnswerFormat.Names(exercise.squares().size()),
        List.of(firstBoard(exercise).numbering(exercise.squares())));
  }

  @Override
  public AnswerKey answerKey(Exercise.NameSquares exercise) {
    return AnswerKey.ofSquares(exercise.squares());
  }

  /**
   * The state of {@link Exercise.NameSquares}.
   *
   * @param named the number of squares named so far
   */
  record State(Exercise.NameSquares exercise, int named) implements ExerciseState {
    private static final int OPTIONS = 4;

    @Override
    public Verdict judge(Answer.Try answer) {
      if (complete()) {
        return Verdict.ignored();
      }
      if (answer instanceof Answer.Choose(int option) && option >= 0 && option < OPTIONS) {
        return judge(names().get(option));
      }
      if (answer instanceof Answer.Typed(String text)) {
        Square square = read(text);
        return square == null ? Verdict.ignored("name.unclear") : judge(square);
      }
      return Verdict.ignored();
    }

    private static @Nullable Square read(String text) {
      return Square.find(text.strip().toLowerCase(Locale.ROOT));
    }

    private Verdict judge(Square given) {
      Square lit = lit();
      return given == lit
          ? Verdict.right(new State(exercise, named + 1))
          : Verdict.wrong(
              BoardHighlights.crossing(given),
              "name." + SquareConfusion.of(lit, given),
              lit,
              given);
    }

    private Square lit() {
      return exercise.squares().get(named);
    }

    /** Returns the right name and names that beginners confuse with it, in alphabetical order. */
    private List<Square> names() {
      Square lit = lit();
      return Stream.concat(Stream.of(lit), mixUps(lit).distinct().limit(OPTIONS - 1))
          .sorted((a, b) -> a.toString().compareTo(b.toString()))
          .toList();
    }

    private static Stream<Square> mixUps(Square lit) {
      Stream<Square> likely =
          Stream.of(
              SquareConfusion.opposite(lit),
              SquareConfusion.exchanged(lit),
              Square.of(7 - lit.file(), lit.rank()),
              Square.of(lit.file(), 7 - lit.rank()));
      Stream<Square> beside =
          IntStream.rangeClosed(1, OPTIONS)
              .mapToObj(step -> Square.of((lit.file() + step) % 8, lit.rank()));
      return Stream.concat(likely, beside).filter(square -> square != lit);
    }

    @Override
    public boolean complete() {
      return named == exercise.squares().size();
    }

    @Override
    public Scene scene() {
      SceneBuilder draft =
          SceneBuilder.of(Scene.Mode.SHOW, exercise.info(), exercise.position())
              .noTurn()
              .progress(named, exercise.squares().size());
      if (!complete()) {
        draft
            .prompt(Message.coded("name.prompt"))
            .circles(SquareSet.of(lit()))
            .options(
                names().stream().map(name -> Option.of(Message.coded("square", name))).toList());
      }
      return draft.scene();
    }

    @Override
    public List<Answer.Try> solution() {
      return exercise.squares().stream()
          .skip(named)
          .<Answer.Try>map(square -> new Answer.Typed(square.toString()))
          .toList();
    }

    @Override
    public BoardHighlights pointer() {
      if (complete()) {
        return BoardHighlights.NONE;
      }
      boolean white = exercise.info().orientation() == Color.WHITE;
      Square lit = lit();
      Square letter = Square.of(lit.file(), white ? 0 : 7);
      Square number = Square.of(white ? 0 : 7, lit.rank());
      List<Arrow> arrows =
          Stream.of(letter, number)
              .filter(edge -> edge != lit)
              .map(edge -> new Arrow(lit, edge))
              .toList();
      return new BoardHighlights(arrows, SquareSet.of(letter, number), SquareSet.EMPTY);
    }
  }
}
