package org.queenside.paper;

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
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.GameScore;
import org.queenside.course.Notation;
import org.queenside.course.Outcome;
import org.queenside.course.run.Run;

/** Finds right answers by trying. */
final class KeySearch {
  private KeySearch() {}

  static Key of(Exercise exercise) {
    return switch (exercise) {
      case Exercise.ReachGoal goal -> LineSearch.of(goal, goal.position());
      case Exercise.Script script -> LineSearch.of(script, script.position());
      case Exercise.Errand errand ->
          new Key.OneOf(
              List.of(LineSearch.written(errand, errand.position(), Solution.moves(errand))),
              false);
      case Exercise.TryForbidden forbidden -> forbidden(forbidden);
      case Exercise.FindAll all ->
          new Key.AllOf(written(all.position(), all.wanted().in(all.position())));
      case Exercise.MateOrNot mate ->
          mate.position().isCheckmate()
              ? new Key.Mate()
              : new Key.WaysOut(written(mate.position(), mate.position().legalMoves()));
      case Exercise.MarkSquares mark ->
          new Key.AllOf(names(mark.rule().squares(mark.position()).stream()));
      case Exercise.FindSquares find -> new Key.InOrder(names(find.squares().stream()));
      case Exercise.NameSquares name -> new Key.InOrder(names(name.squares().stream()));
      case Exercise.WriteMoves write -> new Key.InOrder(written(write.score(), write.notation()));
      case Exercise.SetUp setUp ->
          new Key.Picture(Diagram.of(setUp.target(), setUp.brief().orientation()));
      case Exercise.FindFault fault ->
          fault.turned() ? new Key.WrongWayRound() : new Key.Faults(fault.faults());
      case Exercise.SheetFault fault -> corrected(fault);
      case Exercise.Choose choose -> chosen(choose);
      case Exercise.Draw draw -> chosen(draw);
      case Exercise.Read _,
          Exercise.Replay _,
          Exercise.TurnBoard _,
          Exercise.MateLoneKing _,
          Exercise.WinMatch _,
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

  private static boolean solves(Run run, Answer.Try answer) {
    return run.answer(answer).outcome() instanceof Outcome.Solved;
  }

  /** The options that are right; or, of a question without options, the squares. */
  private static Key chosen(Exercise exercise) {
    Run run = Run.start(exercise);
    int options = run.scene().options().size();
    if (options == 0) {
      return new Key.OneOf(
          names(Arrays.stream(Square.values()).filter(each -> solves(run, new Answer.Pick(each)))),
          true);
    }
    return new Key.Letter(
        IntStream.range(0, options)
            .filter(option -> solves(run, new Answer.Choose(option)))
            .findFirst()
            .orElseThrow());
  }

  private static Key forbidden(Exercise.TryForbidden exercise) {
    Run run = Run.start(exercise);
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
    return new Key.OneOf(
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

  private static Key corrected(Exercise.SheetFault exercise) {
    GameScore score = exercise.score();
    List<Key.Correction> entries = new ArrayList<>();
    for (Answer.Try answer : Solution.of(exercise)) {
      if (answer instanceof Answer.Choose(int index)) {
        Color side = score.side(index);
        entries.add(
            new Key.Correction(
                ScoreLines.label(score.number(index), side),
                exercise.written().get(index),
                score.written(index, exercise.notation())));
      }
    }
    return new Key.Corrected(entries);
  }
}
