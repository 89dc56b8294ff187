package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SIDE;
import static org.queenside.course.syntax.ExerciseField.TURNED;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Option;
import org.queenside.course.model.Scene;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.ValueParsers;

/** Finding mistakes in a set-up. */
final class FindSetUpMistakeKind extends ExerciseKind<Exercise.FindSetUpMistake> {
  FindSetUpMistakeKind() {
    super("fault", State::first, List.of(POSITION, HINTS), List.of(TURNED, SIDE));
  }

  @Override
  public Exercise.FindSetUpMistake read(ExerciseYaml fields) {
    Board pieces = fields.required(POSITION, "8/8/8/8/8/8/8/RNBKQBNR", ValueParsers::placement);
    return new Exercise.FindSetUpMistake(
        fields.info(Color.WHITE),
        pieces == null ? Board.EMPTY : pieces,
        fields.flag(TURNED),
        fields.value(SIDE, ValueParsers::color));
  }

  @Override
  public void lint(Exercise.FindSetUpMistake exercise, ExerciseYaml fields) {
    List<SquareSet> faults = exercise.faults();
    if (!exercise.turned() && faults.isEmpty()) {
      fields.problem(POSITION, "there is no fault", "Change a piece, or write 'turned: true'");
    }
    if (exercise.turned() && !faults.isEmpty()) {
      fields.problem(
          TURNED,
          "the board is turned and pieces are wrong as well, on "
              + faults.stream().map(SquareSet::toString).collect(Collectors.joining()),
          "Keep one kind of fault");
    }
  }

  @Override
  public Stream<Answer.Try> answersForKey(String key, Exercise.FindSetUpMistake exercise) {
    return WrongAnswerKeys.onSquare(key, Answer.Pick::new);
  }

  @Override
  public String hintKey(Exercise.FindSetUpMistake exercise) {
    return "hint.squares";
  }

  @Override
  public PrintedTask print(Exercise.FindSetUpMistake exercise) {
    return withFirstBoard(new AnswerFormat.Faults(), exercise);
  }

  @Override
  public AnswerKey answerKey(Exercise.FindSetUpMistake exercise) {
    return exercise.turned()
        ? new AnswerKey.BoardTurned()
        : new AnswerKey.Faults(exercise.faults());
  }

  /**
   * The state of {@link Exercise.FindSetUpMistake}. Two pieces on each other's squares are one
   * fault. On a turned board every corner has the wrong colour, so any of them is a right answer.
   *
   * @param faults the squares of each fault not found yet; none for a turned board
   * @param total the number of faults at the start
   * @param seen the squares of the faults found so far
   */
  record State(
      Exercise.FindSetUpMistake exercise,
      List<SquareSet> faults,
      int total,
      SquareSet seen,
      boolean complete)
      implements ExerciseState {
    private static final SquareSet CORNERS =
        SquareSet.of(Square.A1, Square.H1, Square.A8, Square.H8);

    static State first(Exercise.FindSetUpMistake exercise) {
      List<SquareSet> faults = exercise.faults();
      return new State(exercise, faults, Math.max(1, faults.size()), SquareSet.EMPTY, false);
    }

    @Override
    public Verdict judge(Answer.Try answer) {
      if (complete) {
        return Verdict.ignored();
      }
      if (answer instanceof Answer.Pick(Square square)) {
        return pick(square);
      }
      if (answer instanceof Answer.Choose(int option) && option == 0) {
        return exercise.turned() ? solved(List.of(), SquareSet.EMPTY) : notTurned();
      }
      return Verdict.ignored();
    }

    private Verdict notTurned() {
      return Verdict.wrong(
          Message.coded("fault.not-turned"),
          BoardHighlights.framing(SquareSet.of(Square.A1, Square.H1)),
          Misconception.DARK_CORNER_RIGHT);
    }

    private Verdict pick(Square square) {
      BoardHighlights cross = BoardHighlights.crossing(square);
      if (exercise.turned()) {
        return CORNERS.contains(square)
            ? solved(List.of(), SquareSet.of(square))
            : Verdict.wrong(cross, "fault.board-itself");
      }
      for (SquareSet fault : faults) {
        if (fault.contains(square)) {
          return solved(faults.stream().filter(other -> !other.equals(fault)).toList(), fault);
        }
      }
      Piece piece = exercise.pieces().at(square);
      return piece == null
          ? Verdict.wrong(cross, "fault.empty-right", square)
          : Verdict.wrong(cross, "fault.stands-right", piece, square);
    }

    private Verdict solved(List<SquareSet> left, SquareSet found) {
      boolean done = left.isEmpty();
      State next = new State(exercise, left, total, seen.union(found), done);
      return new Verdict.Right(next, null, null, BoardHighlights.framing(found));
    }

    @Override
    public Scene scene() {
      return new SceneBuilder(Scene.Mode.PICK, exercise.info(), exercise.pieces())
          .turned(exercise.turned())
          .marks(seen)
          .options(List.of(Option.of(Message.coded("fault.turned"))))
          .progress(complete ? total : total - faults.size(), total)
          .scene();
    }

    @Override
    public List<Answer.Try> solution() {
      if (complete) {
        return List.of();
      }
      return exercise.turned()
          ? List.of(new Answer.Choose(0))
          : faults.stream().<Answer.Try>map(fault -> new Answer.Pick(fault.first())).toList();
    }

    @Override
    public BoardHighlights pointer() {
      return exercise.turned()
          ? BoardHighlights.framing(SquareSet.of(Square.A1, Square.H1))
          : faults.stream().findFirst().map(BoardHighlights::framing).orElse(BoardHighlights.NONE);
    }
  }
}
