package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
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
          : new Verdict.Rejected(notMarked(exercise.rule(), exercise.position(), square));
    }

    /** Explains why a square is not one of those to mark. */
    private static AnswerOutcome notMarked(SquareRule rule, Position position, Square square) {
      BoardHighlights cross = BoardHighlights.crossing(square);
      return switch (rule) {
        case SquareRule.Targets(Square from) -> notATarget(position, from, square);
        case SquareRule.Attacks(Square from) ->
            AnswerOutcome.wrong(cross, "mark.attacks", pieceOn(position, from), from, square);
        case SquareRule.Attackers(Square target, Color by) ->
            notAnAttacker(position, by, target, square);
        case SquareRule.AttackedBy(Color by) ->
            AnswerOutcome.wrong(cross, "mark.attacked-by", by, square);
        case SquareRule.Rank(int rank) -> AnswerOutcome.wrong(cross, "mark.rank", square, rank + 1);
        case SquareRule.File(int file) ->
            AnswerOutcome.wrong(cross, "mark.file", square, String.valueOf((char) ('a' + file)));
        case SquareRule.Diagonal(Square from, Square to) ->
            AnswerOutcome.wrong(cross, "mark.diagonal", square, from, to);
        case SquareRule.SquareColour(boolean light) ->
            AnswerOutcome.wrong(cross, light ? "mark.light" : "mark.dark", square);
        case SquareRule.CanMove _ -> idle(position, square, "mark.can-move");
        case SquareRule.CanCapture _ -> idle(position, square, "mark.can-capture");
        case SquareRule.Pinned _ -> idle(position, square, "mark.pinned");
      };
    }

    /** Explains with the rules why the piece can't go there. */
    private static AnswerOutcome notATarget(Position position, Square from, Square square) {
      Position own = SquareRule.withTurnOf(from, position);
      return switch (Ruling.of(own, Move.of(from, square))) {
        case Ruling.Illegal illegal -> new AnswerOutcome.Refused(illegal, null);
        case Ruling.Legal _ ->
            throw new IllegalStateException(from + " reaches " + square + " in " + position);
      };
    }

    private static AnswerOutcome notAnAttacker(
        Position position, Color by, Square target, Square square) {
      Piece piece = position.at(square);
      BoardHighlights cross = BoardHighlights.crossing(square);
      if (piece == null) {
        return AnswerOutcome.wrong(cross, "mark.empty", square);
      }
      return piece.color() == by
          ? AnswerOutcome.wrong(cross, notAttacking(position, by, target), piece, square, target)
          : AnswerOutcome.wrong(cross, "mark.other-side", piece, square, by);
    }

    /**
     * Returns the key for a square that isn't attacked or, if the side's own piece is on it,
     * protected.
     */
    private static String notAttacking(Position position, Color by, Square target) {
      return position.pieces(by).contains(target) ? "mark.defenders" : "mark.attackers";
    }

    private static AnswerOutcome idle(Position position, Square square, String key) {
      Piece piece = position.at(square);
      BoardHighlights cross = BoardHighlights.crossing(square);
      if (piece == null) {
        return AnswerOutcome.wrong(cross, "mark.empty", square);
      }
      return piece.color() == position.turn()
          ? AnswerOutcome.wrong(cross, key, piece, square)
          : AnswerOutcome.wrong(cross, "mark.other-side", piece, square, position.turn());
    }

    private static Piece pieceOn(Position position, Square square) {
      return Objects.requireNonNull(position.at(square), () -> "no piece on " + square);
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
