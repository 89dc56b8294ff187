package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.BEFORE;
import static org.queenside.course.syntax.ExerciseField.GOAL;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;

import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.GoalForm;
import org.queenside.course.syntax.SchemaType;
import org.queenside.course.syntax.SpellingSuggestions;
import org.queenside.course.syntax.StartingPosition;
import org.queenside.course.syntax.ValueParsers;

/** Trying an illegal move to see what the board says. */
final class TryForbiddenKind extends ExerciseKind<Exercise.TryForbidden> {
  static final ExerciseField REFUSE =
      ExerciseField.of(
          "refuse",
          SchemaType.MOVE,
          "The only move that counts, if the goal is to have a move refused.");

  private static final String OUT_OF_TURN = "not-your-turn";

  TryForbiddenKind() {
    super("goal", State::new, List.of(POSITION, GOAL, HINTS), List.of(BEFORE, REFUSE));
  }

  @Override
  boolean isDescribedBy(ExerciseYaml fields) {
    String goal = fields.peek(GOAL);
    return goal != null && GoalForm.refusal(goal) != null;
  }

  @Override
  public Exercise.@Nullable TryForbidden read(ExerciseYaml fields) {
    StartingPosition start = fields.startingFrom(fields.position());
    ExerciseInfo info = fields.info(start.position().turn());
    String goal = fields.required(GOAL, "refused blocked", text -> text);
    String reason = goal == null ? null : GoalForm.refusal(goal);
    Move move = fields.value(REFUSE, ValueParsers::move);
    return reason == null
        ? null
        : new Exercise.TryForbidden(info, start.position(), context(start, reason), reason, move);
  }

  /** A learner must move both sides to be able to move one of them out of turn. */
  private static RulingContext context(StartingPosition start, String reason) {
    return reason.equals(OUT_OF_TURN) ? start.context().triedByEither() : start.context();
  }

  @Override
  public void lint(Exercise.TryForbidden exercise, ExerciseYaml fields) {
    if (DryRun.of(exercise).solution().isEmpty()) {
      Move move = exercise.move();
      fields.problem(
          GOAL,
          "no move is refused because of '%s'".formatted(exercise.reason()),
          move == null
              ? SpellingSuggestions.remedy(exercise.reason(), reasons(exercise))
              : "The move %s is refused because of: %s".formatted(move, reason(exercise, move)));
    }
  }

  private static List<String> reasons(Exercise.TryForbidden exercise) {
    return exercise.position().occupied().stream()
        .flatMap(from -> Arrays.stream(Square.values()).map(to -> Move.of(from, to)))
        .map(move -> reason(exercise, move))
        .filter(code -> !code.isEmpty())
        .distinct()
        .toList();
  }

  private static String reason(Exercise.TryForbidden exercise, Move move) {
    return switch (Ruling.of(exercise.position(), move, exercise.context())) {
      case Ruling.Legal _ -> "";
      case Ruling.Illegal illegal -> illegal.reason().code();
    };
  }

  @Override
  public boolean hintsNameRightMoves() {
    return true;
  }

  /** A learner who is asked to break one rule may break others too, without any misconception. */
  @Override
  public boolean refusalsShowMisconceptions() {
    return false;
  }

  @Override
  public boolean areTriesFree() {
    return true;
  }

  @Override
  public PrintedTask print(Exercise.TryForbidden exercise) {
    return withFirstBoard(AnswerFormat.Line.ofOneMove(), exercise)
        .startingFrom(exercise.position());
  }

  @Override
  public AnswerKey answerKey(Exercise.TryForbidden exercise) {
    Position position = exercise.position();
    DryRun run = DryRun.of(exercise);
    List<Move> found =
        State.tries(position).filter(move -> run.isSolvedBy(new Answer.Play(move))).toList();
    // Putting the king on its own rook castles too, but no notation writes it that way.
    List<Move> usual =
        found.stream()
            .filter(move -> !position.pieces(position.turn()).contains(move.to()))
            .toList();
    return new AnswerKey.OneOf(
        (usual.isEmpty() ? found : usual)
            .stream().map(move -> written(position, move)).distinct().toList(),
        true);
  }

  /** Writes a move with both squares: shorter notation is for legal moves only. */
  static String written(Position position, Move move) {
    Piece piece = Objects.requireNonNull(position.at(move.from()));
    CastlingSide side = CastlingSide.of(piece, move);
    if (side != null) {
      return side == CastlingSide.KINGSIDE ? "0-0" : "0-0-0";
    }
    String letter = piece.role() == Role.PAWN ? "" : String.valueOf(piece.role().letter());
    return letter + move.from() + (position.at(move.to()) == null ? "-" : "x") + move.to();
  }

  /**
   * The state of {@link Exercise.TryForbidden}.
   *
   * @param ontoOwnPieces the wanted tries that end on a piece of the same side, which are slow to
   *     compute
   */
  record State(
      Exercise.TryForbidden exercise, Map<Square, SquareSet> ontoOwnPieces, boolean complete)
      implements ExerciseState {

    State(Exercise.TryForbidden exercise) {
      this(exercise, ontoOwnPieces(exercise), false);
    }

    @Override
    public Verdict judge(Answer.Try answer) {
      return complete
          ? Verdict.ignored()
          : MoveAnswerJudge.judge(answer, exercise.position(), this::judge);
    }

    private Verdict judge(Move move) {
      return switch (Ruling.of(exercise.position(), move, exercise.context())) {
        case Ruling.Illegal illegal ->
            isWanted(exercise, move, illegal)
                ? Verdict.noted(new State(exercise, Map.of(), true), new Message.Refusal(illegal))
                : Verdict.refused(illegal);
        case Ruling.Legal _ -> Verdict.wrong(BoardHighlights.NONE, "forbidden.allowed");
      };
    }

    private static boolean isWanted(Exercise.TryForbidden exercise, Move move) {
      return Ruling.of(exercise.position(), move, exercise.context())
              instanceof Ruling.Illegal illegal
          && isWanted(exercise, move, illegal);
    }

    private static boolean isWanted(
        Exercise.TryForbidden exercise, Move move, Ruling.Illegal illegal) {
      return illegal.reason().code().equals(exercise.reason())
          && (exercise.move() == null || exercise.move().equals(move));
    }

    @Override
    public Scene scene() {
      return SceneBuilder.moving(
              exercise.info(), exercise.position(), exercise.context().lastMove())
          .tries(ontoOwnPieces)
          .scene();
    }

    private static Map<Square, SquareSet> ontoOwnPieces(Exercise.TryForbidden exercise) {
      SquareSet own = exercise.position().pieces(exercise.position().turn());
      Map<Square, SquareSet> tries = new EnumMap<>(Square.class);
      for (Square from : own) {
        for (Square to : own) {
          if (from != to && isWanted(exercise, Move.of(from, to))) {
            tries.merge(from, SquareSet.of(to), SquareSet::union);
          }
        }
      }
      return tries;
    }

    @Override
    public List<Answer.Try> solution() {
      Move move = complete ? null : wanted();
      return move == null ? List.of() : List.of(new Answer.Play(move));
    }

    private @Nullable Move wanted() {
      Position position = exercise.position();
      return tries(position)
          .filter(move -> isWanted(exercise, move))
          // Dropping the king on its rook castles too, but a move of two squares shows it better.
          .min(Comparator.comparing(move -> position.pieces(position.turn()).contains(move.to())))
          .orElse(null);
    }

    /** Returns every way to drop a piece on a square, with and without a promotion. */
    static Stream<Move> tries(Position position) {
      return position.occupied().stream()
          .flatMap(
              from ->
                  Arrays.stream(Square.values())
                      .flatMap(to -> Stream.of(Move.of(from, to), Move.of(from, to, Role.QUEEN))));
    }

    @Override
    public BoardHighlights pointer() {
      Move move = wanted();
      return move == null ? BoardHighlights.NONE : BoardHighlights.arrow(move);
    }
  }
}
