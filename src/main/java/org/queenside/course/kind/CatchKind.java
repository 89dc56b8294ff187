package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.BEFORE;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.RefusalReason;
import org.queenside.chess.Ruling;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.OpponentMove;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.Diagram;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.SchemaType;
import org.queenside.course.syntax.ValueParsers;
import org.queenside.trick.Trick;
import org.queenside.trick.TrickFinder;

/** Catching the moves of the other player that the rules forbid. */
final class CatchKind extends ExerciseKind<Exercise.Catch> {
  static final ExerciseField WATCH =
      ExerciseField.of(
          "watch",
          SchemaType.list(SchemaType.string(4)) + ", \"minItems\": 1",
          "Moves from the position on: the other player's, allowed or not, and after each allowed"
              + " one the learner's own. A forbidden move is taken back.");

  CatchKind() {
    super("catch", CatchState::first, List.of(WATCH, HINTS), List.of(POSITION, BEFORE));
  }

  @Override
  public Exercise.@Nullable Catch read(ExerciseYaml fields) {
    Position position = fields.positionOrStart();
    Color opponent = fields.startingFrom(position).position().turn();
    ExerciseInfo info = fields.info(opponent.opposite());
    Game game = Game.from(position);
    for (Move move : fields.values(BEFORE, ValueParsers::move)) {
      // The field has reported a move that isn't legal.
      if (game.isOver() || !game.position().isLegal(move)) {
        return null;
      }
      game = game.play(move);
    }
    List<OpponentMove> moves = moves(game, fields);
    if (!fields.has(WATCH)) {
      fields.problem(WATCH, "'watch' is missing", "Add 'watch: [e2e4]'");
    }
    return moves.isEmpty() ? null : new Exercise.Catch(info, moves, true);
  }

  private static List<OpponentMove> moves(Game start, ExerciseYaml fields) {
    List<OpponentMove> moves = new ArrayList<>();
    Color opponent = start.position().turn();
    Game game = start;
    Move last = start.moves().isEmpty() ? null : start.moves().getLast();
    for (String text : fields.values(WATCH, word -> word)) {
      Position before = game.position();
      Move move = legal(game, text);
      if (move != null) {
        if (before.turn() == opponent && game.rule(move) instanceof Ruling.Legal ruling) {
          moves.add(new OpponentMove.Allowed(last, before, ruling));
        }
        game = game.play(move);
        last = move;
        continue;
      }
      Trick trick =
          before.turn() == opponent ? TrickFinder.read(game, text).orElse(null) : null;
      if (trick == null) {
        fields.problem(WATCH, problem(game, text, opponent), remedy(before.turn() == opponent));
        return List.of();
      }
      moves.add(new OpponentMove.Forbidden(last, trick));
    }
    return moves;
  }

  private static @Nullable Move legal(Game game, String text) {
    try {
      Move move = Move.parseUci(text);
      return !game.isOver() && game.position().isLegal(move) ? move : null;
    } catch (NotationException noMove) {
      return null;
    }
  }

  private static String problem(Game game, String text, Color opponent) {
    if (game.position().turn() != opponent) {
      return "'%s' is not a legal move, and only the other player may break a rule".formatted(text);
    }
    try {
      return game.rule(Move.parseUci(text)) instanceof Ruling.Illegal illegal
          ? "'%s' breaks these rules: %s"
              .formatted(text, illegal.reasons().stream().map(RefusalReason::code).toList())
          : "'%s' comes after the end of the game".formatted(text);
    } catch (NotationException noMove) {
      return "'%s' is not a move".formatted(text);
    }
  }

  private static String remedy(boolean opponent) {
    return opponent
        ? "A forbidden move breaks one rule, gives no check, takes no queen or rook, and leaves"
            + " the learner a move"
        : "After each allowed move of the other player comes one of the learner's";
  }

  @Override
  public void lint(Exercise.Catch exercise, ExerciseYaml fields) {
    long forbidden = forbidden(exercise).count();
    if (forbidden == 0 || forbidden == exercise.moves().size()) {
      fields.problem(
          WATCH,
          forbidden == 0 ? "every move is allowed" : "every move is forbidden",
          "Add a move that is " + (forbidden == 0 ? "forbidden" : "allowed"));
    }
  }

  private static Stream<Trick> forbidden(Exercise.Catch exercise) {
    return exercise.moves().stream()
        .filter(OpponentMove.Forbidden.class::isInstance)
        .map(move -> ((OpponentMove.Forbidden) move).trick());
  }

  @Override
  public Stream<Answer.Try> answersForKey(String key, Exercise.Catch exercise) {
    return WrongAnswerKeys.option(key);
  }

  @Override
  public String hintKey(Exercise.Catch exercise) {
    return "hint.catch";
  }

  @Override
  public boolean canReplayLoggedAnswers() {
    return false;
  }

  /** On paper, the pupil writes the one move that is forbidden. */
  @Override
  public @Nullable PrintedTask print(Exercise.Catch exercise) {
    List<Trick> tricks = forbidden(exercise).toList();
    return tricks.size() == 1 && tricks.getFirst() instanceof Trick.ForbiddenMove trick
        ? PrintedTask.of(AnswerFormat.Line.ofOneMove(), diagrams(exercise))
            .startingFrom(trick.before())
        : null;
  }

  private static List<Diagram> diagrams(Exercise.Catch exercise) {
    List<Diagram> diagrams = new ArrayList<>();
    for (OpponentMove move : exercise.moves()) {
      diagrams.add(
          Diagram.ofMove(
              diagrams.size() + 1 + ".",
              move.before(),
              move.shownMoves().getFirst(),
              exercise.info().orientation()));
    }
    return diagrams;
  }

  @Override
  public AnswerKey answerKey(Exercise.Catch exercise) {
    Trick trick = forbidden(exercise).findFirst().orElseThrow();
    Move move = trick.shownMoves().getFirst();
    return new AnswerKey.OneOf(List.of(TryForbiddenKind.written(trick.before(), move)), true);
  }
}
