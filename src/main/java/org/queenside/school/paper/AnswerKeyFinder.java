package org.queenside.school.paper;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Notation;
import org.queenside.course.run.ExerciseRun;

/** Finds right answers by trying. */
final class AnswerKeyFinder {
  private AnswerKeyFinder() {}

  static AnswerKey of(Exercise exercise) {
    return switch (exercise) {
      case Exercise.ReachGoal goal -> SolutionLineSearch.of(goal, goal.position());
      case Exercise.Script script -> SolutionLineSearch.of(script, script.position());
      case Exercise.SoloTask errand ->
          new AnswerKey.OneOf(
              List.of(
                  SolutionLineSearch.written(
                      errand, errand.position(), ExerciseSolution.moves(errand))),
              false);
      case Exercise.TryForbidden forbidden -> forbidden(forbidden);
      case Exercise.FindAll all ->
          new AnswerKey.AllOf(written(all.position(), all.wanted().in(all.position())));
      case Exercise.MateOrNot mate ->
          mate.position().isCheckmate()
              ? new AnswerKey.Mate()
              : new AnswerKey.WaysOut(written(mate.position(), mate.position().legalMoves()));
      case Exercise.MarkSquares mark ->
          new AnswerKey.AllOf(names(mark.rule().squares(mark.position()).stream()));
      case Exercise.FindSquares find -> new AnswerKey.InOrder(names(find.squares().stream()));
      case Exercise.NameSquares name -> new AnswerKey.InOrder(names(name.squares().stream()));
      case Exercise.WriteMoves write ->
          new AnswerKey.InOrder(written(write.score(), write.notation()));
      case Exercise.SetUp setUp ->
          new AnswerKey.Picture(Diagram.of(setUp.target(), setUp.info().orientation()));
      case Exercise.FindFault fault ->
          fault.turned() ? new AnswerKey.BoardTurned() : new AnswerKey.Faults(fault.faults());
      case Exercise.SheetFault fault -> corrected(fault);
      case Exercise.Choose choose -> chosen(choose);
      case Exercise.Draw draw -> chosen(draw);
      case Exercise.Read _,
          Exercise.Replay _,
          Exercise.TurnBoard _,
          Exercise.MateLoneKing _,
          Exercise.WinMiniGame _,
          Exercise.PlaySheet _ ->
          throw new IllegalArgumentException("cannot be printed: " + exercise.id());
    };
  }

  private static List<String> names(Stream<Square> squares) {
    return squares.map(Square::toString).toList();
  }

  private static List<String> written(Position position, List<Move> moves) {
    return moves.stream().map(move -> Notation.SHORT.write(position, move)).toList();
  }

  private static List<String> written(GameScore score, Notation notation) {
    return IntStream.range(0, score.size())
        .mapToObj(index -> score.written(index, notation))
        .toList();
  }

  private static boolean solves(ExerciseRun run, Answer.Try answer) {
    return run.answer(answer).outcome() instanceof AnswerOutcome.Solved;
  }

  /** The options that are right; or, of a question without options, the squares. */
  private static AnswerKey chosen(Exercise exercise) {
    ExerciseRun run = ExerciseRun.start(exercise);
    int options = run.scene().options().size();
    if (options == 0) {
      return new AnswerKey.OneOf(
          names(Arrays.stream(Square.values()).filter(each -> solves(run, new Answer.Pick(each)))),
          true);
    }
    return new AnswerKey.Letter(
        IntStream.range(0, options)
            .filter(option -> solves(run, new Answer.Choose(option)))
            .findFirst()
            .orElseThrow());
  }

  private static AnswerKey forbidden(Exercise.TryForbidden exercise) {
    ExerciseRun run = ExerciseRun.start(exercise);
    Position position = exercise.position();
    List<Move> found =
        position.occupied().stream()
            .flatMap(from -> tries(from))
            .filter(move -> solves(run, new Answer.Play(move)))
            .toList();
    // A king put on his rook castles too, but nobody writes it like that.
    List<Move> usual =
        found.stream()
            .filter(move -> !position.pieces(position.turn()).contains(move.to()))
            .toList();
    return new AnswerKey.OneOf(
        (usual.isEmpty() ? found : usual)
            .stream().map(move -> withSquares(position, move)).distinct().toList(),
        true);
  }

  private static Stream<Move> tries(Square from) {
    return Arrays.stream(Square.values())
        .flatMap(to -> Stream.of(Move.of(from, to), Move.of(from, to, Role.QUEEN)));
  }

  /** A move that no notation can write, because it is not legal. */
  private static String withSquares(Position position, Move move) {
    Piece piece = Objects.requireNonNull(position.at(move.from()));
    int files = move.to().file() - move.from().file();
    if (piece.role() == Role.KING && Math.abs(files) == 2) {
      return files > 0 ? "0-0" : "0-0-0";
    }
    String letter = piece.role() == Role.PAWN ? "" : String.valueOf(piece.role().letter());
    return letter + move.from() + (position.at(move.to()) == null ? "-" : "x") + move.to();
  }

  private static AnswerKey corrected(Exercise.SheetFault exercise) {
    GameScore score = exercise.score();
    List<AnswerKey.Correction> entries = new ArrayList<>();
    for (Answer.Try answer : ExerciseSolution.of(exercise)) {
      if (answer instanceof Answer.Choose(int index)) {
        Color side = score.side(index);
        entries.add(
            new AnswerKey.Correction(
                ScoreSheetEntries.label(score.number(index), side),
                exercise.written().get(index),
                score.written(index, exercise.notation())));
      }
    }
    return new AnswerKey.Corrected(entries);
  }
}
